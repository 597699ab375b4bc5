import { useState } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Icon } from '../icon/icon.tsx';
import { picture, thumbnail } from './thumbnail.css.ts';

export type ThumbnailProps = RootProps<'span', 'children'> & {
  /** Stands where there is no picture, and where it does not load. */
  icon: IconShape;
  src?: string;
  /** What the picture shows; left out where the words beside it say it. */
  alt?: string;
  /** `full`: as wide as its place, to be looked at. */
  size?: 'md' | 'lg' | 'full';
};

/** A thing in small, beside its name. */
export function Thumbnail({ icon, src, alt = '', size = 'md', ...rest }: ThumbnailProps) {
  // A picture that is gone shows as if there were none.
  const [broken, setBroken] = useState<string>();
  return (
    <span {...rest} className={thumbnail({ size })}>
      {src && src !== broken ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={picture({ size })}
          onError={() => setBroken(src)}
        />
      ) : (
        <Icon icon={icon} size="lg" />
      )}
    </span>
  );
}
