import { useReadPages } from '@imah/api-client/react';
import type { ShopProduct } from '@imah/contract/catalogue';
import { Card, EmptyState, Heading, List, Skeleton, Stack, Text } from '@imah/ui';
import { shoppingBagIcon } from '@imah/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { Read, ReadMore, readState } from '@imah/app/read';
import { ShopRow } from './shop-row.tsx';
import { useShopTexts } from './texts.ts';
import type { Cart } from './use-cart.ts';

interface ShopProductsProps {
  readonly unitId: string;
  readonly search: string;
  readonly cart: Cart;
}

/** What is on offer for a unit, by category; the cart takes it from here. */
export function ShopProducts({ unitId, search, cart }: ShopProductsProps) {
  const t = useShopTexts();
  const found = useReadPages(
    'listShopProducts',
    { query: { unitId, limit: 100, ...(search === '' ? {} : { q: search }) } },
    { select: ({ pages }) => pages.flatMap(({ data }) => data), placeholderData: keepPreviousData },
  );
  return (
    <Read
      of={readState(found)}
      level={2}
      loading={<Skeleton shape="card" />}
      failed={t('failed')}
      empty={
        search === '' ? (
          <EmptyState icon={shoppingBagIcon} level={2} title={t('empty')} text={t('emptyText')} />
        ) : (
          <Text tone="muted">{t('nothing')}</Text>
        )
      }
    >
      {(products) => (
        <Stack gap="lg">
          {groupsOf(products).map(([path, some]) => (
            <Stack key={path} as="section" gap="sm" aria-label={path === '' ? t('others') : path}>
              <Heading level={2} size="sm">
                {path === '' ? t('others') : path}
              </Heading>
              <Card padding="none">
                <List>
                  {some.map((product) => (
                    <ShopRow key={product.id} product={product} cart={cart} />
                  ))}
                </List>
              </Card>
            </Stack>
          ))}
          <ReadMore of={found}>{t('more')}</ReadMore>
        </Stack>
      )}
    </Read>
  );
}

/** By category, those without one last. */
function groupsOf(products: readonly ShopProduct[]): (readonly [path: string, products: readonly ShopProduct[]])[] {
  const groups = [...Map.groupBy(products, ({ categoryPath }) => categoryPath.join(' › '))];
  return groups.toSorted(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b, 'id')));
}
