import { Grid, NumberField, RupiahField } from '@imah/ui';
import { useCatalogueTexts } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';

/** How much a promotion takes off, and from what on. */
export function BenefitFields({ values, errorOf, onChange }: FieldsProps) {
  const t = useCatalogueTexts();
  const { kind, value, freeUnits, cap, min } = values;
  return (
    <Grid columns={2} gap="md">
      {kind === 'amount' ? (
        <RupiahField
          name="value"
          label={t('promotions.values.amount')}
          required
          value={value}
          onChange={(changed) => onChange({ value: changed.value })}
          error={errorOf('value')}
        />
      ) : (
        <NumberField
          name="value"
          label={t(`promotions.values.${kind}`)}
          required
          min={kind === 'percent' ? 0.01 : 1}
          max={kind === 'percent' ? 100 : 1_000}
          decimals={kind === 'percent' ? 2 : 0}
          {...(kind === 'percent' ? { unit: '%' } : {})}
          value={value}
          onChange={(changed) => onChange({ value: changed.value })}
          error={errorOf('value')}
        />
      )}
      {kind === 'free-units' ? (
        <NumberField
          name="freeUnits"
          label={t('promotions.freeUnits')}
          required
          min={1}
          max={1_000}
          value={freeUnits}
          onChange={(changed) => onChange({ freeUnits: changed.value })}
          error={errorOf('freeUnits')}
        />
      ) : null}
      <RupiahField
        name="min"
        label={t('promotions.min')}
        mark="optional"
        value={min}
        onChange={(changed) => onChange({ min: changed.value })}
        error={errorOf('min')}
      />
      {kind === 'amount' ? null : (
        <RupiahField
          name="cap"
          label={t('promotions.cap')}
          mark="optional"
          value={cap}
          onChange={(changed) => onChange({ cap: changed.value })}
          error={errorOf('cap')}
        />
      )}
    </Grid>
  );
}
