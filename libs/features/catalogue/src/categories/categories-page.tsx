import { useRead } from '@imah/api-client/react';
import type { ProductCategory } from '@imah/contract/catalogue';
import { Button, Card, EmptyState, Inline, Skeleton, Stack } from '@imah/ui';
import { folderIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { CatalogueFrame } from '../parts/catalogue-frame.tsx';
import { useCatalogueTexts } from '../texts.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryTree } from './category-tree.tsx';

/** `/imah/products/categories`: the tree of categories; arrows move in it, the chosen one is changed beside it. */
export function CategoriesPage() {
  return <CatalogueFrame page="categories">{(orgId) => <Categories orgId={orgId} />}</CatalogueFrame>;
}

function Categories({ orgId }: { readonly orgId: string }) {
  const t = useCatalogueTexts();
  const can = useCan();
  const [form, setForm] = useState<'closed' | 'new'>('closed');
  const read = readState(useRead('listProductCategories', { params: { orgId } }));
  const mayAdd = can('product.create', { orgId, everywhere: true }) === 'allowed';
  return (
    <Stack gap="md">
      {mayAdd ? (
        <Inline>
          <Button icon={plusIcon} tone="primary" onClick={() => setForm('new')}>
            {t('categories.add')}
          </Button>
        </Inline>
      ) : null}
      <Read
        of={read}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        empty={
          <EmptyState icon={folderIcon} level={2} title={t('categories.empty')} text={t('categories.emptyText')} />
        }
      >
        {(categories) => <Tree orgId={orgId} categories={categories} />}
      </Read>
      {form === 'new' ? (
        <CategoryForm
          orgId={orgId}
          category={null}
          categories={read.kind === 'ready' ? read.data : []}
          onClose={() => setForm('closed')}
        />
      ) : null}
    </Stack>
  );
}

function Tree({ orgId, categories }: { readonly orgId: string; readonly categories: readonly ProductCategory[] }) {
  return (
    <Card>
      <CategoryTree orgId={orgId} categories={categories} />
    </Card>
  );
}
