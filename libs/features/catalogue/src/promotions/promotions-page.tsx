import { useRead } from '@imah/api-client/react';
import type { Promotion } from '@imah/contract/catalogue';
import { Button, Card, EmptyState, Inline, List, Skeleton, Stack } from '@imah/ui';
import { percentIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { CatalogueFrame } from '../parts/catalogue-frame.tsx';
import { useCatalogueTexts } from '../texts.ts';
import { PriceTrial } from './price-trial.tsx';
import { PromotionRow } from './promotion-row.tsx';
import { PromotionSheet } from './promotion-sheet.tsx';

/** `/imah/products/promotion`: what makes things cheaper, and what somebody would pay with it. */
export function PromotionsPage() {
  return <CatalogueFrame page="promotions">{(orgId) => <Promotions orgId={orgId} />}</CatalogueFrame>;
}

function Promotions({ orgId }: { readonly orgId: string }) {
  const t = useCatalogueTexts();
  const can = useCan();
  const [opened, setOpened] = useState<Promotion | 'new' | null>(null);
  const read = readState(useRead('listPromotions', { params: { orgId } }));
  const mayAdd = can('promotion.create', { orgId, everywhere: true }) === 'allowed';
  const mayChange = can('promotion.update', { orgId, everywhere: true }) === 'allowed';
  return (
    <Stack gap="xl">
      <Stack gap="md">
        {mayAdd ? (
          <Inline>
            <Button icon={plusIcon} tone="primary" onClick={() => setOpened('new')}>
              {t('promotions.add')}
            </Button>
          </Inline>
        ) : null}
        <Read
          of={read}
          level={2}
          loading={<Skeleton shape="card" />}
          failed={t('failed')}
          empty={
            <EmptyState icon={percentIcon} level={2} title={t('promotions.empty')} text={t('promotions.emptyText')} />
          }
        >
          {(promotions) => (
            <Card padding="none">
              <List aria-label={t('tabs.promotions')}>
                {promotions.map((promotion) => (
                  <PromotionRow
                    key={promotion.id}
                    promotion={promotion}
                    {...(mayChange ? { onEdit: () => setOpened(promotion) } : {})}
                  />
                ))}
              </List>
            </Card>
          )}
        </Read>
      </Stack>
      <PriceTrial orgId={orgId} />
      {opened === null ? null : (
        <PromotionSheet orgId={orgId} promotion={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Stack>
  );
}
