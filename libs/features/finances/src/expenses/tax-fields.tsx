import type { ExpenseBasis, Vendor } from '@imah/contract/expenses';
import { withholdingKinds } from '@imah/contract/expenses/words';
import { RupiahField, SelectField, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { baseOf, type ExpenseValues } from './expense-values.ts';
import { useExpenseTexts } from './texts.ts';

interface TaxFieldsProps {
  readonly values: ExpenseValues;
  /** Null until it is read. */
  readonly basis: ExpenseBasis | null;
  readonly vendors: readonly Vendor[];
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (changed: Partial<ExpenseValues>) => void;
}

/** Which tax is withheld, of what, and about how much that is: the server says exactly. */
export function TaxFields({ values, basis, vendors, errorOf, onChange }: TaxFieldsProps) {
  const t = useExpenseTexts();
  const format = useFormat();
  const { tax, vendor } = values;
  const rate = basis?.rates.find(({ kind }) => kind === tax);
  const npwp = vendors.find(({ id }) => id === vendor)?.npwp ?? null;
  const ppm = npwp === null ? rate?.withoutNpwp : rate?.withNpwp;
  const base = baseOf(values);
  return (
    <>
      <SelectField
        name="withholding.kind"
        label={t('form.tax')}
        value={tax}
        options={(['none', ...withholdingKinds] as const).map((value) => ({ value, label: t(`taxes.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ tax: withholdingKinds.find((kind) => kind === value) ?? 'none' })
        }
        error={errorOf('withholding.kind')}
      />
      {tax === 'none' ? null : (
        <RupiahField
          name="withholding.base"
          label={t('form.base')}
          hint={t('form.baseHint')}
          value={base}
          onChange={({ value }) => onChange({ base: value })}
          error={errorOf('withholding.base')}
        />
      )}
      {tax === 'none' || ppm === undefined || base === null || base === 0 ? null : (
        <Text tone="muted">{t('form.withheld', { amount: format.rupiah(Math.floor((base * ppm) / 1_000_000)) })}</Text>
      )}
    </>
  );
}
