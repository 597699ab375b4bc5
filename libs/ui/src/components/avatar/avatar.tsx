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
    // Drawn by the style: letters in the text would become part of the name of the button around it.
    <span aria-hidden data-initials={src ? undefined : initials(name)} {...rest} className={avatar({ size })}>
      {src ? <img src={src} alt="" className={picture} /> : null}
    </span>
  );
}
