import type { ProductVariantDraft } from '@imah/contract/catalogue';
import { catalogueBounds, variantStates } from '@imah/contract/catalogue/words';
import { Button, Card, Grid, Heading, IconButton, Inline, SelectField, Stack, Text, TextField } from '@imah/ui';
import { plusIcon, trashIcon } from '@imah/ui/icons';
import { useCatalogueTexts } from '../texts.ts';

interface VariantFieldsProps {
  readonly variants: readonly ProductVariantDraft[];
  /** Who may not change them reads them. */
  readonly mode: 'change' | 'look';
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (variants: readonly ProductVariantDraft[]) => void;
}

/** The variants of a product, each with its name and SKU; a product without any shows only the way to the first. */
export function VariantFields({ variants, mode, errorOf, onChange }: VariantFieldsProps) {
  const t = useCatalogueTexts();
  const isRead = mode === 'look';
  if (isRead && variants.length === 0) return null;
  const error = errorOf('variants');
  return (
    <Stack as="section" gap="sm" aria-label={t('form.variants')}>
      <Stack gap="xs">
        <Heading level={3} size="sm">
          {t('form.variants')}
        </Heading>
        {isRead ? null : <Text tone="muted">{t('form.variantsHint')}</Text>}
      </Stack>
      {variants.map((variant, index) => (
        <Variant
          // One that is not kept yet has no id: it stands where it was added.
          key={variant.id ?? `new-${index}`}
          variants={variants}
          index={index}
          mode={mode}
          errorOf={errorOf}
          onChange={onChange}
        />
      ))}
      {error === undefined ? null : (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      {isRead || variants.length >= catalogueBounds.variantsOfProduct ? null : (
        <Inline>
          <Button
            size="sm"
            icon={plusIcon}
            onClick={() => onChange([...variants, { id: null, name: '', sku: '', state: 'active' }])}
          >
            {t('form.variantAdd')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Variant({ variants, index, mode, errorOf, onChange }: VariantFieldsProps & { readonly index: number }) {
  const t = useCatalogueTexts();
  const variant = variants[index];
  if (variant === undefined) return null;
  const { name, sku, state } = variant;
  const position = index + 1;
  const isRead = mode === 'look';
  const change = (changed: Partial<ProductVariantDraft>) =>
    onChange(variants.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  return (
    <Card>
      <Stack gap="md">
        <Grid columns={2} gap="md">
          <TextField
            name={`variants.${index}.name`}
            label={t('form.variantName', { position })}
            required
            readOnly={isRead}
            maxLength={catalogueBounds.variantNameLength}
            value={name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={errorOf(`variants.${index}.name`)}
          />
          <TextField
            name={`variants.${index}.sku`}
            label={t('form.variantSku', { position })}
            required
            readOnly={isRead}
            autoComplete="off"
            maxLength={catalogueBounds.skuLength}
            value={sku}
            onChange={({ currentTarget }) => change({ sku: currentTarget.value })}
            error={errorOf(`variants.${index}.sku`)}
          />
        </Grid>
        <Inline gap="sm" align="end" justify="between">
          <SelectField
            name={`variants.${index}.state`}
            label={t('form.variantState', { position })}
            disabled={isRead}
            value={state}
            options={variantStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              change({ state: variantStates.find((one) => one === value) ?? state })
            }
            error={errorOf(`variants.${index}.state`)}
          />
          {isRead ? null : (
            <IconButton
              icon={trashIcon}
              label={t('form.variantRemove', { position })}
              onClick={() => onChange(variants.filter((one) => one !== variant))}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
