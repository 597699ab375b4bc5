import { chargeKinds, lateFeeBounds, lateFeeRhythms } from '@imah/contract/billing/words';
import { Heading, NumberField, RupiahField, SelectField, Stack } from '@imah/ui';
import { ChoiceBoxes } from '../gateway/choice-boxes.tsx';
import { useBillingTexts } from '../texts.ts';
import type { RuleValues } from './rule-values.ts';
import { useLateFeeTexts } from './texts.ts';

interface RuleFieldsProps {
  readonly index: number;
  readonly isOneOfTwo: boolean;
  readonly values: RuleValues;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (values: RuleValues) => void;
}

const feeKinds = ['share', 'fixed'] as const;
const feeBases = ['arrears', 'lines'] as const;
const mosts = ['none', 'fixed', 'share'] as const;
const percentOf = { min: 0.01, max: 100, decimals: 2, steppers: 'hidden', inputMode: 'decimal', unit: '%' } as const;

/** From when, how often, how much of what, and between which bounds. */
export function RuleFields({ index, isOneOfTwo, values, errorOf, onChange }: RuleFieldsProps) {
  const t = useLateFeeTexts();
  const tb = useBillingTexts();
  const change = (changed: Partial<RuleValues>) => onChange({ ...values, ...changed });
  const at = (name: string) => ({ name: `rules.${index}.${name}`, error: errorOf(`rules.${index}.${name}`) });
  const title = t('form.rule', { number: String(index + 1) });
  return (
    <Stack gap="lg" as="section" aria-label={title}>
      {isOneOfTwo ? (
        <Heading level={3} size="sm">
          {title}
        </Heading>
      ) : null}
      <NumberField
        {...at('graceDays')}
        label={t('form.grace')}
        hint={t('form.graceHint')}
        required
        min={0}
        max={lateFeeBounds.graceDays}
        value={values.graceDays}
        onChange={({ value }) => change({ graceDays: value })}
      />
      <SelectField
        {...at('every')}
        label={t('form.every')}
        value={values.every}
        options={lateFeeRhythms.map((value) => ({ value, label: t(`every.${value}`) }))}
        onChange={({ currentTarget }) =>
          change({ every: lateFeeRhythms.find((one) => one === currentTarget.value) ?? values.every })
        }
      />
      <SelectField
        {...at('fee.kind')}
        label={t('form.kind')}
        value={values.kind}
        options={feeKinds.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value === 'fixed' ? 'fixed' : 'share' })}
      />
      {values.kind === 'fixed' ? (
        <RupiahField
          {...at('fee.amount')}
          label={t('form.amount')}
          required
          value={values.amount}
          onChange={({ value }) => change({ amount: value })}
        />
      ) : (
        <NumberField
          {...at('fee.ppm')}
          {...percentOf}
          label={t('form.percent')}
          required
          value={values.percent}
          onChange={({ value }) => change({ percent: value })}
        />
      )}
      <SelectField
        {...at('base.kind')}
        label={t('form.base')}
        value={values.base}
        options={feeBases.map((value) => ({ value, label: t(`form.bases.${value}`) }))}
        onChange={({ currentTarget }) => change({ base: currentTarget.value === 'lines' ? 'lines' : 'arrears' })}
      />
      {values.base === 'lines' ? (
        <ChoiceBoxes
          {...at('base.kinds')}
          label={t('form.baseKinds')}
          options={chargeKinds.map((value) => ({ value, label: tb(`kinds.${value}`) }))}
          value={values.kinds}
          onChange={(kinds) => change({ kinds })}
        />
      ) : null}
      <RupiahField
        {...at('least')}
        label={t('form.least')}
        hint={t('form.leastHint')}
        value={values.least}
        onChange={({ value }) => change({ least: value })}
      />
      <SelectField
        {...at('most.kind')}
        label={t('form.most')}
        value={values.most}
        options={mosts.map((value) => ({ value, label: t(`form.mosts.${value}`) }))}
        onChange={({ currentTarget }) =>
          change({ most: mosts.find((one) => one === currentTarget.value) ?? values.most })
        }
      />
      {values.most === 'fixed' ? (
        <RupiahField
          {...at('most.amount')}
          label={t('form.mostAmount')}
          required
          value={values.mostAmount}
          onChange={({ value }) => change({ mostAmount: value })}
        />
      ) : null}
      {values.most === 'share' ? (
        <NumberField
          {...at('most.ppm')}
          {...percentOf}
          label={t('form.mostPercent')}
          required
          value={values.mostPercent}
          onChange={({ value }) => change({ mostPercent: value })}
        />
      ) : null}
    </Stack>
  );
}
