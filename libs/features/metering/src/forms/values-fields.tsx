import type { MeterResource } from '@imah/contract/metering/words';
import { NumberField } from '@imah/ui';
import { useMeteringTexts } from '../texts.ts';

export interface ValuesFieldsProps {
  /** Of the values in the form: `lastValues`. */
  readonly name: string;
  readonly label: string;
  readonly registers: readonly string[];
  readonly resource: MeterResource;
  readonly values: readonly (number | null)[];
  readonly hint?: string | undefined;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (values: readonly (number | null)[]) => void;
}

/** What a meter shows, one number for each register; on a phone typed with the number pad. */
export function ValuesFields(props: ValuesFieldsProps) {
  const { name, label, registers, resource, values, hint, errorOf, onChange } = props;
  const t = useMeteringTexts();
  return registers.map((register, index) => (
    <NumberField
      // Registers have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      name={`${name}.${index}`}
      label={registers.length === 1 ? label : `${label} (${register})`}
      hint={index === 0 ? hint : undefined}
      required
      min={0}
      decimals={3}
      steppers="hidden"
      inputMode="decimal"
      unit={t(`units.${resource}`)}
      value={values[index] ?? null}
      onChange={({ value }) => onChange(registers.map((_, nth) => (nth === index ? value : (values[nth] ?? null))))}
      error={errorOf(`${name}.${index}`) ?? (index === 0 ? errorOf(name) : undefined)}
    />
  ));
}

/** The numbers in thousandths; null while one is missing. */
export function milliOf(values: readonly (number | null)[], registers: readonly string[]): number[] | null {
  const known = registers.map((_, index) => values[index] ?? null);
  const milli = known.flatMap((value) => (value === null ? [] : [Math.round(value * 1000)]));
  return milli.length === known.length ? milli : null;
}

/** The names of the fields that are empty. */
export function missingOf(name: string, values: readonly (number | null)[], registers: readonly string[]): string[] {
  return registers.flatMap((_, index) => ((values[index] ?? null) === null ? [`${name}.${index}`] : []));
}
