import { useRead, useReadPages } from '@imah/api-client/react';
import { Button, Card, EmptyState, Inline, List, SearchField, Skeleton, Stack, Text } from '@imah/ui';
import { plusIcon, shoppingBagIcon } from '@imah/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, ReadMore, readState } from '@imah/app/read';
import { useCatalogueTexts } from '../texts.ts';
import { ProductFiltersBar } from './product-filters-bar.tsx';
import { ProductRow } from './product-row.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { useProductFilters } from './use-product-filters.ts';

const pageSize = 50;

/** The products of an organisation by name, and the one that is open. */
export function ProductList({ orgId }: { readonly orgId: string }) {
  const t = useCatalogueTexts();
  const can = useCan();
  const filters = useProductFilters();
  const { state, kind, categoryId, lacks, opened, change, hrefOf } = filters;
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const categories = useRead('listProductCategories', { params: { orgId } }).data ?? [];
  const query = {
    limit: pageSize,
    ...(state === null ? {} : { state }),
    ...(kind === null ? {} : { kind }),
    ...(categoryId === null ? {} : { categoryId }),
    ...(lacks === null ? {} : { lacks }),
    ...(q === '' ? {} : { q }),
  };
  const found = useReadPages(
    'listProducts',
    { params: { orgId }, query },
    { select: ({ pages }) => pages.flatMap(({ data }) => data), placeholderData: keepPreviousData },
  );
  const mayAdd = can('product.create', { orgId, everywhere: true }) === 'allowed';
  const isAll = Object.keys(query).length === 1;
  return (
    <Stack gap="md">
      <Inline gap="md" align="end" justify="between">
        <SearchField label={t('list.search')} value={text} onChange={({ value }) => setText(value)} />
        {mayAdd ? (
          <Button icon={plusIcon} tone="primary" onClick={() => change({ opened: 'new' })}>
            {t('list.add')}
          </Button>
        ) : null}
      </Inline>
      <ProductFiltersBar categories={categories} filters={filters} />
      <Read
        of={readState(found)}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        empty={
          isAll ? (
            <EmptyState
              icon={shoppingBagIcon}
              level={2}
              title={t('list.empty')}
              text={mayAdd ? t('list.emptyText') : t('list.emptyRead')}
            />
          ) : (
            <Text tone="muted">{t('list.nothing')}</Text>
          )
        }
      >
        {(products) => (
          <Card padding="none">
            <List aria-label={t('tabs.products')}>
              {products.map((product) => (
                <ProductRow key={product.id} product={product} href={hrefOf({ opened: product.id })} />
              ))}
            </List>
          </Card>
        )}
      </Read>
      <ReadMore of={found}>{t('list.more')}</ReadMore>
      {opened === null ? null : (
        <ProductSheet
          key={opened}
          orgId={orgId}
          productId={opened === 'new' ? null : opened}
          onClose={() => change({ opened: null })}
          onAdded={(productId) => change({ opened: productId })}
        />
      )}
    </Stack>
  );
}
