import { type MeterResource, meterResources, type MeterRole, meterRoles } from '@imah/contract/metering/words';

/** What the place of a meter in the list is told by. */
export interface TreeMeter {
  readonly id: string;
  readonly parentId: string | null;
  readonly role: MeterRole;
  readonly resource: MeterResource;
  readonly unitCode: string | null;
  readonly number: string;
}

export interface TreeRow<T> {
  readonly meter: T;
  /** How many main meters stand above it. */
  readonly depth: number;
}

const collator = new Intl.Collator('id', { numeric: true });

/** Meters in the order of a list: main ones first, each with those below it after it, units by their code. */
export function orderTree<T extends TreeMeter>(meters: readonly T[]): TreeRow<T>[] {
  const ids = new Set(meters.map(({ id }) => id));
  const topOf = ({ parentId }: T) => (parentId !== null && ids.has(parentId) ? parentId : null);
  const below = Map.groupBy(meters, topOf);
  const rowsBelow = (parentId: string | null, depth: number): TreeRow<T>[] =>
    (below.get(parentId) ?? [])
      .toSorted(compare)
      .flatMap((meter) => [{ meter, depth }, ...rowsBelow(meter.id, depth + 1)]);
  return rowsBelow(null, 0);
}

function compare(one: TreeMeter, other: TreeMeter): number {
  const byRole = (meter: TreeMeter) => meterRoles.toReversed().indexOf(meter.role);
  const byResource = (meter: TreeMeter) => meterResources.indexOf(meter.resource);
  return (
    Math.sign(byRole(one) - byRole(other)) ||
    collator.compare(one.unitCode ?? '', other.unitCode ?? '') ||
    byResource(one) - byResource(other) ||
    collator.compare(one.number, other.number)
  );
}
