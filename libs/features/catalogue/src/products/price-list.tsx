import { useBuildings } from '@imah/api-client/react';
import type { ProductDetail, ProductPrice } from '@imah/contract/catalogue';
import { Badge, Button, Callout, Card, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { changeCatalogue } from '../commands.ts';
import { useSpan } from '../parts/use-span.ts';
import { useToday } from '../parts/use-today.ts';
import { useCatalogueTexts } from '../texts.ts';
import { PriceForm } from './price-form.tsx';

interface PriceListProps {
  readonly orgId: string;
  readonly product: ProductDetail;
}

/** What a product costs, in all buildings and in single ones: what holds, what comes, what was. */
export function PriceList({ orgId, product }: PriceListProps) {
  const t = useCatalogueTexts();
  const can = useCan();
  const [form, setForm] = useState<'closed' | 'open'>('closed');
  const buildings = (useBuildings().data ?? []).filter((building) => building.orgId === orgId);
  const everywhere = can('product.update', { orgId, everywhere: true }) === 'allowed';
  const own = buildings.filter(({ id }) => can('product.update', { orgId, buildingId: id }) === 'allowed');
  return (
    <Stack as="section" gap="md" aria-label={t('prices.title')}>
      <Inline justify="between" align="center" gap="md">
        <Heading level={3}>{t('prices.title')}</Heading>
        {form === 'closed' && (everywhere || own.length > 0) ? (
          <Button icon={plusIcon} onClick={() => setForm('open')}>
            {t('prices.add')}
          </Button>
        ) : null}
      </Inline>
      {form === 'open' ? (
        <Card>
          <PriceForm
            orgId={orgId}
            product={product}
            buildings={own}
            reach={everywhere ? 'organization' : 'buildings'}
            onClose={() => setForm('closed')}
          />
        </Card>
      ) : null}
      {product.prices.length === 0 ? (
        <Text tone="muted">{t('prices.empty')}</Text>
      ) : (
        <Card padding="none">
          <List>
            {product.prices.map((price) => (
              <Price key={price.id} orgId={orgId} product={product} price={price} />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}

function Price({ orgId, product, price }: PriceListProps & { readonly price: ProductPrice }) {
  const t = useCatalogueTexts();
  const format = useFormat();
  const can = useCan();
  const today = useToday();
  const span = useSpan({
    since: (from) => t('prices.since', { from }),
    between: (from, to) => t('prices.between', { from, to }),
  });
  const { isSending, answer, submit } = useSubmit(changeCatalogue, { told: { sent: () => t('prices.removed') } });
  const { id, buildingId, buildingName, variantName, amount, from, to } = price;
  const place = buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId };
  const phase = from > today ? 'coming' : to !== null && to < today ? 'over' : 'holding';
  const mayRemove = from >= today && can('product.update', place) === 'allowed';
  return (
    <ListRow
      title={t('row.price', { price: format.rupiah(amount), unit: product.unit })}
      description={
        <>
          {[
            ...(variantName === null ? [] : [variantName]),
            buildingName ?? t('prices.everywhere'),
            span(from, to),
          ].join(' · ')}
          {answer === null ? null : <Callout tone="danger">{answer.message ?? t('prices.refused')}</Callout>}
        </>
      }
      trailing={
        <Inline gap="sm" align="center">
          {phase === 'holding' ? (
            <StatusBadge tone="success" label={t('prices.holding')} />
          ) : (
            <Badge>{t(phase === 'coming' ? 'prices.coming' : 'prices.over')}</Badge>
          )}
          {mayRemove ? (
            <Button
              size="sm"
              icon={trashIcon}
              loading={isSending}
              aria-label={t('prices.removeNamed', { price: format.rupiah(amount) })}
              onClick={() =>
                void submit((client) =>
                  client.deleteProductPrice({ params: { orgId, productId: product.id, priceId: id } }),
                )
              }
            >
              {t('prices.remove')}
            </Button>
          ) : null}
        </Inline>
      }
    />
  );
}
