import type { RootProps } from '../../shared/root-props.ts';
import { initials } from './initials.ts';
import { avatar, picture } from './avatar.css.ts';

export type AvatarProps = RootProps<'span', 'children'> & {
  name: string;
  src?: string;
  size?: 'sm' | 'md' | 'lg';
};

/** A person in small. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, src, size = 'md', ...rest }: AvatarProps) {
  return (
    <span aria-hidden {...rest} className={avatar({ size })}>
      {src ? <img src={src} alt="" className={picture} /> : initials(name)}
    </span>
  );
}
