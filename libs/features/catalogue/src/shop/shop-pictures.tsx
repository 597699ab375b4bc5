import type { ShopProduct } from '@imah/contract/catalogue';
import { Button, Dialog, Stack } from '@imah/ui';
import { imageIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { ProductThumbnail } from '../parts/product-thumbnail.tsx';
import { useShopTexts } from './texts.ts';

/** The way to the pictures of a product, large and one below the other; nothing where it has none. */
export function ShopPictures({ product }: { readonly product: Pick<ShopProduct, 'name' | 'kind' | 'pictures'> }) {
  const t = useShopTexts();
  const format = useFormat();
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const { name, kind, pictures } = product;
  if (pictures.length === 0) return null;
  const count = format.number(pictures.length);
  return (
    <>
      <Button
        size="sm"
        tone="ghost"
        icon={imageIcon}
        aria-label={t('row.picturesOf', { count, name })}
        onClick={() => setDialog('open')}
      >
        {t('row.pictures', { count })}
      </Button>
      {dialog === 'open' ? (
        <Dialog open onClose={() => setDialog('closed')} title={t('row.picturesTitle', { name })}>
          <Stack gap="md">
            {pictures.map((picture) => (
              <ProductThumbnail key={picture.fileId} kind={kind} picture={picture} size="full" />
            ))}
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
