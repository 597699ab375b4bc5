import { type ChargeTax, chargeTaxes } from '@imah/contract/billing/words';
import type { ProductCategory, ProductDetail, ProductPicture } from '@imah/contract/catalogue';
import { catalogueBounds, productKinds, productStates } from '@imah/contract/catalogue/words';
import { Button, Form, FormActions, Grid, Heading, SelectField, Stack, TextArea, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { useUploads } from '@imah/features-files';
import { changeCatalogue } from '../commands.ts';
import { categoryOptions } from '../parts/category-options.ts';
import { useCatalogueTexts } from '../texts.ts';
import { PictureFields } from './picture-fields.tsx';
import { withSent } from './picture-list.ts';
import { VariantFields } from './variant-fields.tsx';
import { changesOf, emptyProduct, fieldsOf } from './product-fields.ts';

interface ProductFormProps {
  readonly orgId: string;
  /** Null: one that is to be added. */
  readonly product: ProductDetail | null;
  readonly categories: readonly ProductCategory[];
  readonly onDone: (product: ProductDetail) => void;
}

/** What is said of a product. Who may not change it reads it. */
export function ProductForm({ orgId, product, categories, onDone }: ProductFormProps) {
  const t = useCatalogueTexts();
  const can = useCan();
  const [before] = useState(product === null ? emptyProduct : fieldsOf(product));
  const [draft, setDraft] = useState(before);
  const uploads = useUploads({ orgId, scope: `product:${product?.id ?? 'new'}` });
  const { isSending, answer, demand, refuse, submit } = useSubmit(changeCatalogue, {
    told: { sent: () => t(product === null ? 'form.added' : 'form.saved', { name: draft.name.trim() }) },
  });
  const mayChange =
    can(product === null ? 'product.create' : 'product.update', { orgId, everywhere: true }) === 'allowed';
  const { sku, name, kind, unit, tax, description, categoryId, state } = draft;
  const sent = uploads.files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
  const pictures = withSent(draft.pictures, sent);

  function show(shown: readonly ProductPicture[]): void {
    const kept = new Set(shown.map(({ fileId }) => fileId));
    for (const fileId of sent) if (!kept.has(fileId)) uploads.queue.remove(fileId);
    setDraft({ ...draft, pictures: [...shown] });
  }

  async function save(): Promise<void> {
    const missing = [
      ...(['sku', 'name', 'unit'] as const).filter((field) => draft[field].trim() === ''),
      ...draft.variants.flatMap((variant, index) =>
        (['name', 'sku'] as const).flatMap((field) =>
          variant[field].trim() === '' ? [`variants.${index}.${field}`] : [],
        ),
      ),
    ];
    if (missing.length > 0) return demand(missing);
    if (sent.length < uploads.files.length) return refuse({ pictures: [t('form.waiting')] });
    const written = { ...draft, pictures };
    const done = await submit((client) =>
      product === null
        ? client.createProduct({ params: { orgId }, body: written })
        : client.updateProduct({
            params: { orgId, productId: product.id },
            body: changesOf(before, written),
            version: product.version,
          }),
    );
    if (done === null) return;
    await uploads.queue.clear();
    onDone(done.data);
  }

  return (
    <Form answer={answer} onSubmit={() => void save()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          {product === null ? null : <Heading level={3}>{t('form.about')}</Heading>}
          <TextField
            name="name"
            label={t('form.name')}
            required
            readOnly={!mayChange}
            maxLength={catalogueBounds.nameLength}
            value={name}
            onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
            error={errorOf('name')}
          />
          <Grid columns={2} gap="md">
            <TextField
              name="sku"
              label={t('form.sku')}
              hint={t('form.skuHint')}
              required
              readOnly={!mayChange}
              autoComplete="off"
              maxLength={catalogueBounds.skuLength}
              value={sku}
              onChange={({ currentTarget }) => setDraft({ ...draft, sku: currentTarget.value })}
              error={errorOf('sku')}
            />
            <TextField
              name="unit"
              label={t('form.unit')}
              hint={t('form.unitHint')}
              required
              readOnly={!mayChange}
              maxLength={catalogueBounds.unitLength}
              value={unit}
              onChange={({ currentTarget }) => setDraft({ ...draft, unit: currentTarget.value })}
              error={errorOf('unit')}
            />
            <SelectField
              name="kind"
              label={t('form.kind')}
              disabled={!mayChange}
              value={kind}
              options={productKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...draft, kind: productKinds.find((one) => one === value) ?? kind })
              }
              error={errorOf('kind')}
            />
            <SelectField
              name="categoryId"
              label={t('form.category')}
              disabled={!mayChange}
              value={categoryId ?? ''}
              options={[{ value: '', label: t('form.noCategory') }, ...categoryOptions(categories, categoryId)]}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...draft, categoryId: value === '' ? null : value })
              }
              error={errorOf('categoryId')}
            />
            <SelectField
              name="tax"
              label={t('form.tax')}
              disabled={!mayChange}
              value={tax}
              options={chargeTaxes.map((value) => ({ value, label: t(`taxes.${value}`) }))}
              onChange={({ currentTarget: { value } }) => setDraft({ ...draft, tax: taxOf(value) ?? tax })}
              error={errorOf('tax')}
            />
            <SelectField
              name="state"
              label={t('form.state')}
              disabled={!mayChange}
              value={state}
              options={productStates.map((value) => ({ value, label: t(`states.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setDraft({ ...draft, state: productStates.find((one) => one === value) ?? state })
              }
              error={errorOf('state')}
            />
          </Grid>
          <TextArea
            name="description"
            label={t('form.description')}
            mark="optional"
            readOnly={!mayChange}
            limit={catalogueBounds.descriptionLength}
            value={description}
            onChange={({ currentTarget }) => setDraft({ ...draft, description: currentTarget.value })}
            error={errorOf('description')}
          />
          <PictureFields
            kind={kind}
            pictures={pictures}
            uploads={uploads}
            mode={mayChange ? 'change' : 'look'}
            errorOf={errorOf}
            onChange={show}
          />
          <VariantFields
            variants={draft.variants}
            mode={mayChange ? 'change' : 'look'}
            errorOf={errorOf}
            onChange={(variants) => setDraft({ ...draft, variants: [...variants] })}
          />
          {mayChange ? (
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t(product === null ? 'form.add' : 'form.save')}
              </Button>
            </FormActions>
          ) : null}
        </Stack>
      )}
    </Form>
  );
}

const taxOf = (value: string): ChargeTax | undefined => chargeTaxes.find((one) => one === value);
