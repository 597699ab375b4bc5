import { partUnits } from '@imah/contract/tickets/words';
import type { useWorkTexts } from './texts.ts';

type WorkTexts = ReturnType<typeof useWorkTexts>;

/** The unit as people say it of that many; one of their own is said as it was written. */
export function unitName(t: WorkTexts, unit: string, count: number): string {
  const known = partUnits.find((candidate) => candidate === unit);
  if (known === undefined) return unit;
  return t(count === 1 ? `parts.unit.${known}` : `parts.units.${known}`);
}

/** A number by which a unit stands as it does in a list. */
const many = 2;

/** The units one chooses from, with the one that stands there. */
export function unitOptions(t: WorkTexts, unit: string): { readonly value: string; readonly label: string }[] {
  const own = partUnits.some((known) => known === unit) ? [] : [{ value: unit, label: unit }];
  return [...partUnits.map((value) => ({ value, label: unitName(t, value, many) })), ...own];
}

/** As many decimals as thousandths have anything to say. */
export function decimalsOf(milli: number): number {
  return [1000, 100, 10, 1].findIndex((step) => milli % step === 0);
}
