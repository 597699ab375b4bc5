import { type MeteredKind, tariffBounds } from '@imah/contract/billing/words';
import { NumberField, RupiahField, Stack } from '@imah/ui';
import { useUsageTexts } from '../meters/texts.ts';
import type { MeteredValues } from './metered-values.ts';
import { TierFields } from './tier-fields.tsx';

interface MeteredFieldsProps {
  readonly kind: MeteredKind;
  readonly values: MeteredValues;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (values: MeteredValues) => void;
}

/** What is asked for by a meter: tiers, what is always asked, the least, and for electricity the tax of the region. */
export function MeteredFields({ kind, values, errorOf, onChange }: MeteredFieldsProps) {
  const t = useUsageTexts();
  return (
    <Stack gap="lg">
      <TierFields
        kind={kind}
        tiers={values.tiers}
        errorOf={errorOf}
        onChange={(tiers) => onChange({ ...values, tiers })}
      />
      <RupiahField
        name="fixedFee"
        label={t('form.fixedFee')}
        hint={t('form.fixedHint')}
        value={values.fixedFee}
        onChange={({ value: fixedFee }) => onChange({ ...values, fixedFee })}
        error={errorOf('fixedFee')}
      />
      <RupiahField
        name="minCharge"
        label={t('form.minCharge')}
        hint={t('form.minHint')}
        value={values.minCharge}
        onChange={({ value: minCharge }) => onChange({ ...values, minCharge })}
        error={errorOf('minCharge')}
      />
      {kind === 'electricity' ? (
        <NumberField
          name="localTaxPpm"
          label={t('form.localTax')}
          hint={t('form.localHint')}
          min={0}
          max={tariffBounds.maxLocalTaxPpm / 10_000}
          decimals={2}
          steppers="hidden"
          inputMode="decimal"
          unit="%"
          value={values.localTax}
          onChange={({ value: localTax }) => onChange({ ...values, localTax })}
          error={errorOf('localTaxPpm')}
        />
      ) : null}
    </Stack>
  );
}
