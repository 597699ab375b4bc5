import { useState } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { initials } from './initials.ts';
import { avatar, picture } from './avatar.css.ts';

export type AvatarProps = RootProps<'span', 'children'> & {
  name: string;
  /** Its initials stand until it is there, and where it does not load. */
  src?: string;
  size?: 'sm' | 'md' | 'lg';
};

/** A person in small. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, src, size = 'md', ...rest }: AvatarProps) {
  // A picture that is gone shows as if there were none.
  const [broken, setBroken] = useState<string>();
  return (
    // Drawn by the style: letters in the text would become part of the name of the button around it.
    <span aria-hidden data-initials={initials(name)} {...rest} className={avatar({ size })}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" className={picture} onError={() => setBroken(src)} />
      ) : null}
    </span>
  );
}
