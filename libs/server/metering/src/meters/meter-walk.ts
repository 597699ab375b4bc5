import { type MeterResource, meterResources } from '@imah/contract/metering/words';
import type { TreeRow } from './meter-tree.ts';

/** What the place of a meter on a round is told by. Common ones hang on no floor that is known. */
export interface PassedMeter {
  readonly position: number | null;
  readonly section: string | null;
  readonly level: number | null;
  readonly unitCode: string | null;
  readonly location: string;
  readonly resource: MeterResource;
  readonly number: string;
}

const collator = new Intl.Collator('id', { numeric: true });

/**
 * Meters as somebody passes them who reads them all: section by section, floor by floor from below, door by door; those
 * that are no unit's last, by where they hang. None stands below another.
 */
export function orderWalk<T extends PassedMeter>(meters: readonly T[]): TreeRow<T>[] {
  return meters.toSorted(compare).map((meter) => ({ meter, depth: 0 }));
}

function compare(one: PassedMeter, other: PassedMeter): number {
  return (
    Number(one.unitCode === null) - Number(other.unitCode === null) ||
    (one.position ?? 0) - (other.position ?? 0) ||
    collator.compare(one.section ?? '', other.section ?? '') ||
    (one.level ?? 0) - (other.level ?? 0) ||
    collator.compare(one.unitCode ?? '', other.unitCode ?? '') ||
    collator.compare(one.location, other.location) ||
    meterResources.indexOf(one.resource) - meterResources.indexOf(other.resource) ||
    collator.compare(one.number, other.number)
  );
}
