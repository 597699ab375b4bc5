import type { MeterResource } from '@imah/contract/metering/words';
import { useFormat } from '@imah/app/i18n';
import { useMeteringTexts } from '../texts.ts';

/** Digits behind the comma that a number of thousandths needs. */
function decimalsOf(milli: number): number {
  if (milli % 1000 === 0) return 0;
  if (milli % 100 === 0) return 1;
  return milli % 10 === 0 ? 2 : 3;
}

/** Writes thousandths as people read them: `1.234,5`. */
export function useMilli(): (milli: number) => string {
  const format = useFormat();
  return (milli) => format.number(milli / 1000, decimalsOf(milli));
}

/** Writes thousandths with what they are: `1.234,5 kWh`. */
export function useQuantity(): (milli: number, resource: MeterResource) => string {
  const t = useMeteringTexts();
  const milliText = useMilli();
  return (milli, resource) => `${milliText(milli)} ${t(`units.${resource}`)}`;
}

interface Shown {
  readonly registers: readonly string[];
  readonly resource: MeterResource;
}

/** Writes what a meter shows: `1.234,5 kWh`, and of several registers each with its name. */
export function useShownValues(): (values: readonly number[], meter: Shown) => string {
  const t = useMeteringTexts();
  const milliText = useMilli();
  return (values, { registers, resource }) => {
    const [only, ...others] = values;
    const unit = t(`units.${resource}`);
    if (others.length === 0) return `${milliText(only ?? 0)} ${unit}`;
    const each = values.map((value, index) =>
      t('row.value', { register: registers[index] ?? '', value: milliText(value) }),
    );
    return `${each.join(', ')} ${unit}`;
  };
}
