import type { CategoryChange, ProductCategory } from '@imah/contract/catalogue';
import { Badge, Button, Callout, Heading, Inline, Link, Stack, Text, Tree, type TreeNode } from '@imah/ui';
import { archiveIcon, arrowDownIcon, arrowUpIcon, pencilIcon, plusIcon, rotateCcwIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { changeCatalogue } from '../commands.ts';
import { useCatalogueHref } from '../parts/use-catalogue-href.ts';
import { useCatalogueTexts } from '../texts.ts';
import { CategoryForm } from './category-form.tsx';

interface CategoryTreeProps {
  readonly orgId: string;
  readonly categories: readonly ProductCategory[];
}

/** The tree of categories, and what can be done with the one that is chosen in it. */
export function CategoryTree({ orgId, categories }: CategoryTreeProps) {
  const t = useCatalogueTexts();
  const [chosenId, setChosen] = useState<string | null>(null);
  const chosen = categories.find(({ id }) => id === chosenId);
  const nodesBelow = (parentId: string | null): TreeNode[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .map(({ id, name, products, state }) => {
        const below = nodesBelow(id);
        const trailing =
          state === 'archived' ? (
            <Badge>{t('states.archived')}</Badge>
          ) : (
            <Text size="sm" tone="muted">
              {t('categories.count', { count: products })}
            </Text>
          );
        return { id, label: name, trailing, ...(below.length === 0 ? {} : { children: below }) };
      });
  return (
    <Stack gap="lg">
      <Tree
        label={t('tabs.categories')}
        nodes={nodesBelow(null)}
        initialOpen={categories.map(({ id }) => id)}
        selected={chosenId}
        onSelect={({ id }) => setChosen(id)}
      />
      {chosen === undefined ? (
        <Text tone="muted">{t('categories.choose')}</Text>
      ) : (
        <Chosen key={chosen.id} orgId={orgId} category={chosen} categories={categories} />
      )}
    </Stack>
  );
}

function Chosen({ orgId, category, categories }: CategoryTreeProps & { readonly category: ProductCategory }) {
  const t = useCatalogueTexts();
  const can = useCan();
  const hrefOf = useCatalogueHref();
  const [form, setForm] = useState<'closed' | 'edit' | 'below'>('closed');
  const { isSending, answer, submit } = useSubmit(changeCatalogue);
  const { id, name, parentId, index, products, state, version } = category;
  const last = categories.filter((one) => one.parentId === parentId).length - 1;
  const change = (body: CategoryChange) =>
    void submit((client) => client.updateProductCategory({ params: { orgId, productCategoryId: id }, body, version }));
  return (
    <Stack as="section" gap="md" aria-label={name}>
      <Inline gap="md" align="center" justify="between">
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Link href={hrefOf(`/imah/products/products?kategori=${id}`)}>
          {t('categories.products', { count: products })}
        </Link>
      </Inline>
      {answer === null ? null : (
        <Callout tone="danger" announce="assertive">
          {answer.message ?? t('categories.refused')}
        </Callout>
      )}
      {can('product.update', { orgId, everywhere: true }) === 'allowed' ? (
        <Inline gap="sm">
          <Button icon={pencilIcon} onClick={() => setForm('edit')}>
            {t('categories.edit')}
          </Button>
          {state === 'active' ? (
            <Button icon={plusIcon} onClick={() => setForm('below')}>
              {t('categories.addBelow')}
            </Button>
          ) : null}
          <Button icon={arrowUpIcon} disabled={index === 0 || isSending} onClick={() => change({ index: index - 1 })}>
            {t('categories.up')}
          </Button>
          <Button
            icon={arrowDownIcon}
            disabled={index >= last || isSending}
            onClick={() => change({ index: index + 1 })}
          >
            {t('categories.down')}
          </Button>
          <Button
            icon={state === 'active' ? archiveIcon : rotateCcwIcon}
            loading={isSending}
            onClick={() => change({ state: state === 'active' ? 'archived' : 'active' })}
          >
            {t(state === 'active' ? 'categories.archive' : 'categories.restore')}
          </Button>
        </Inline>
      ) : null}
      {form === 'closed' ? null : (
        <CategoryForm
          orgId={orgId}
          category={form === 'edit' ? category : null}
          {...(form === 'below' ? { parentId: id } : {})}
          categories={categories}
          onClose={() => setForm('closed')}
        />
      )}
    </Stack>
  );
}
