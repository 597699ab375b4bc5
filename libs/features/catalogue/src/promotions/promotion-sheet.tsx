import { useRead, useReadAll } from '@imah/api-client/react';
import type { Promotion } from '@imah/contract/catalogue';
import { Sheet, Skeleton } from '@imah/ui';
import { Read, readState, together } from '@imah/app/read';
import { useCatalogueTexts } from '../texts.ts';
import { PromotionForm } from './promotion-form.tsx';

interface PromotionSheetProps {
  readonly orgId: string;
  /** Null: one that is to be added. */
  readonly promotion: Promotion | null;
  readonly onClose: () => void;
}

/** One promotion beside the list, with what it can be of. */
export function PromotionSheet({ orgId, promotion, onClose }: PromotionSheetProps) {
  const t = useCatalogueTexts();
  const read = together(
    readState(useRead('listProductCategories', { params: { orgId } })),
    readState(useReadAll('listProducts', { params: { orgId }, query: {} })),
  );
  return (
    <Sheet open onClose={onClose} title={t(promotion === null ? 'promotions.addTitle' : 'promotions.editTitle')}>
      <Read of={read} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {([categories, products]) => (
          <PromotionForm
            orgId={orgId}
            promotion={promotion}
            categories={categories}
            products={products}
            onClose={onClose}
          />
        )}
      </Read>
    </Sheet>
  );
}
