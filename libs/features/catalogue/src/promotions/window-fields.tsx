import { DateField, Grid, NumberField } from '@imah/ui';
import { useCatalogueTexts } from '../texts.ts';
import type { FieldsProps } from './fields-props.ts';

/** When a promotion holds, and how often it is used. */
export function WindowFields({ values, errorOf, onChange }: FieldsProps) {
  const t = useCatalogueTexts();
  const { from, to, quota, perPersonQuota } = values;
  return (
    <Grid columns={2} gap="md">
      <DateField
        name="from"
        label={t('promotions.from')}
        required
        value={from}
        onChange={({ value }) => onChange({ from: value })}
        error={errorOf('from')}
      />
      <DateField
        name="to"
        label={t('promotions.to')}
        mark="optional"
        value={to}
        onChange={({ value }) => onChange({ to: value })}
        error={errorOf('to')}
      />
      <NumberField
        name="quota"
        label={t('promotions.quotaLabel')}
        mark="optional"
        min={1}
        max={1_000_000}
        value={quota}
        onChange={({ value }) => onChange({ quota: value })}
        error={errorOf('quota')}
      />
      <NumberField
        name="perPersonQuota"
        label={t('promotions.perPerson')}
        mark="optional"
        min={1}
        max={1_000_000}
        value={perPersonQuota}
        onChange={({ value }) => onChange({ perPersonQuota: value })}
        error={errorOf('perPersonQuota')}
      />
    </Grid>
  );
}
