import type { ProductCategory } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import { Button, Dialog, Form, FormActions, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { changeCatalogue } from '../commands.ts';
import { categoryOptions } from '../parts/category-options.ts';
import { useCatalogueTexts } from '../texts.ts';

interface CategoryFormProps {
  readonly orgId: string;
  /** Null: one that is to be added. */
  readonly category: ProductCategory | null;
  /** Below which one it is added. */
  readonly parentId?: string;
  readonly categories: readonly ProductCategory[];
  readonly onClose: () => void;
}

/** A category: what it is called, and below which other it stands. */
export function CategoryForm({ orgId, category, parentId, categories, onClose }: CategoryFormProps) {
  const t = useCatalogueTexts();
  const [name, setName] = useState(category?.name ?? '');
  const [parent, setParent] = useState(category === null ? (parentId ?? null) : category.parentId);
  const { isSending, answer, demand, submit } = useSubmit(changeCatalogue, {
    told: { sent: () => t('categories.saved', { name: name.trim() }) },
    onDone: onClose,
  });
  // What stands below it moves with it, and none of that takes it.
  const taking = categories.filter(
    ({ id, depth }) =>
      depth < catalogueBounds.categoryDepth - 1 && (category === null || !isBelow(categories, id, category.id)),
  );

  function save(): void {
    if (name.trim() === '') return demand(['name']);
    const body = { name: name.trim(), parentId: parent };
    void submit((client) =>
      category === null
        ? client.createProductCategory({ params: { orgId }, body })
        : client.updateProductCategory({
            params: { orgId, productCategoryId: category.id },
            body,
            version: category.version,
          }),
    );
  }

  return (
    <Dialog open onClose={onClose} title={t(category === null ? 'categories.add' : 'categories.editTitle')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('categories.name')}
              required
              maxLength={catalogueBounds.nameLength}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              error={errorOf('name')}
            />
            <SelectField
              name="parentId"
              label={t('categories.parent')}
              value={parent ?? ''}
              options={[{ value: '', label: t('categories.top') }, ...categoryOptions(taking, parent)]}
              onChange={({ currentTarget: { value } }) => setParent(value === '' ? null : value)}
              error={errorOf('parentId')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('categories.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}

/** Whether a category is another, or stands below it. */
function isBelow(categories: readonly ProductCategory[], id: string | null, otherId: string): boolean {
  if (id === null) return false;
  return id === otherId || isBelow(categories, categories.find((one) => one.id === id)?.parentId ?? null, otherId);
}
