import type { ProductPicture } from '@imah/contract/catalogue';
import type { PreviewSize } from '@imah/contract/files/words';
import type { ProductKind } from '@imah/contract/catalogue/words';
import { Thumbnail, type ThumbnailProps } from '@imah/ui';
import { boxesIcon, wrenchIcon } from '@imah/ui/icons';
import { useApp } from '@imah/app/ports';

interface ProductThumbnailProps extends Pick<ThumbnailProps, 'size'> {
  readonly kind: ProductKind;
  /** Null or left out: what kind of product it is stands there. */
  readonly picture?: ProductPicture | null | undefined;
}

const icons = { goods: boxesIcon, service: wrenchIcon } as const;

/** A product as people know it again: its picture, or what kind of thing it is. */
export function ProductThumbnail({ kind, picture, size = 'md' }: ProductThumbnailProps) {
  const { apiBase } = useApp().config;
  const preview: PreviewSize = size === 'full' ? 'large' : 'small';
  return (
    <Thumbnail
      icon={icons[kind]}
      size={size}
      {...(picture
        ? { src: `${apiBase ?? ''}/api/v1/files/${picture.fileId}/previews/${preview}`, alt: picture.alt }
        : {})}
    />
  );
}
