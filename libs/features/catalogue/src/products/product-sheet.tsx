import { useRead } from '@imah/api-client/react';
import { Sheet, Skeleton, Stack } from '@imah/ui';
import { Read, readState, together } from '@imah/app/read';
import { useCatalogueTexts } from '../texts.ts';
import { PriceList } from './price-list.tsx';
import { ProductForm } from './product-form.tsx';

interface ProductSheetProps {
  readonly orgId: string;
  /** Null: one that is to be added. */
  readonly productId: string | null;
  readonly onClose: () => void;
  readonly onAdded: (productId: string) => void;
}

/** One product beside the list: what is said of it, and what it costs where and when. */
export function ProductSheet({ orgId, productId, onClose, onAdded }: ProductSheetProps) {
  const t = useCatalogueTexts();
  return (
    <Sheet open onClose={onClose} size="lg" title={t(productId === null ? 'form.addTitle' : 'form.title')}>
      {productId === null ? (
        <Added orgId={orgId} onAdded={onAdded} />
      ) : (
        <Known orgId={orgId} productId={productId} onClose={onClose} />
      )}
    </Sheet>
  );
}

function Added({ orgId, onAdded }: Pick<ProductSheetProps, 'orgId' | 'onAdded'>) {
  const t = useCatalogueTexts();
  const categories = readState(useRead('listProductCategories', { params: { orgId } }));
  return (
    <Read of={categories} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {(known) => <ProductForm orgId={orgId} product={null} categories={known} onDone={({ id }) => onAdded(id)} />}
    </Read>
  );
}

function Known({
  orgId,
  productId,
  onClose,
}: {
  readonly orgId: string;
  readonly productId: string;
  readonly onClose: () => void;
}) {
  const t = useCatalogueTexts();
  const read = together(
    readState(useRead('getProduct', { params: { orgId, productId } })),
    readState(useRead('listProductCategories', { params: { orgId } })),
  );
  return (
    <Read of={read} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
      {([product, categories]) => (
        <Stack gap="xl">
          <PriceList orgId={orgId} product={product} />
          <ProductForm orgId={orgId} product={product} categories={categories} onDone={onClose} />
        </Stack>
      )}
    </Read>
  );
}
