import type { PortfolioBuilding } from '@imah/contract/portfolio';

export interface PortfolioSums {
  readonly online: number;
  readonly offline: number;
  readonly devices: number;
  readonly alarms: number;
  readonly critical: number;
  readonly units: number;
  readonly areaMilliM2: number;
  /** Null where no building measures any. */
  readonly wattHours: number | null;
  /** Null where not every building that measures now did so before. */
  readonly wattHoursBefore: number | null;
}

/** All buildings as one. */
export function sumPortfolio(buildings: readonly PortfolioBuilding[]): PortfolioSums {
  const sum = (of: (building: PortfolioBuilding) => number) =>
    buildings.reduce((total, building) => total + of(building), 0);
  const metered = buildings.flatMap(({ energy }) => (energy === null ? [] : [energy]));
  const before = metered.map(({ wattHoursBefore }) => wattHoursBefore).filter((each) => each !== null);
  return {
    online: sum(({ devices }) => devices?.online ?? 0),
    offline: sum(({ devices }) => devices?.offline ?? 0),
    devices: sum(({ devices }) => devices?.total ?? 0),
    alarms: sum(alarmsOf),
    critical: sum(({ alarms }) => alarms?.critical ?? 0),
    units: sum(({ unitCount }) => unitCount),
    areaMilliM2: sum(({ areaMilliM2 }) => areaMilliM2),
    wattHours: metered.length === 0 ? null : metered.reduce((total, { wattHours }) => total + wattHours, 0),
    wattHoursBefore:
      metered.length === 0 || before.length < metered.length ? null : before.reduce((total, each) => total + each, 0),
  };
}

export type TicketSums = NonNullable<PortfolioBuilding['tickets']>;

/** The open tickets of all buildings whose tickets the person may see; null where there is none such. */
export function sumTickets(buildings: readonly PortfolioBuilding[]): TicketSums | null {
  const counted = buildings.flatMap(({ tickets }) => (tickets === null ? [] : [tickets]));
  if (counted.length === 0) return null;
  const sum = (of: keyof TicketSums) => counted.reduce((total, tickets) => total + tickets[of], 0);
  return { open: sum('open'), overdue: sum('overdue'), unassigned: sum('unassigned') };
}

/** Active alarms of a building, whatever their severity. */
export function alarmsOf({ alarms }: Pick<PortfolioBuilding, 'alarms'>): number {
  return Object.values(alarms ?? {}).reduce((total, count) => total + (count ?? 0), 0);
}

/** What buildings are compared by. */
export const measures = ['total', 'area', 'unit'] as const;
export type Measure = (typeof measures)[number];

/** Kilowatt-hours of a building, in all, per square metre or per unit; null where one of both is not known. */
export function energyBy(building: PortfolioBuilding, measure: Measure): number | null {
  if (building.energy === null) return null;
  const kwh = building.energy.wattHours / 1000;
  if (measure === 'total') return kwh;
  const by = measure === 'area' ? building.areaMilliM2 / 1000 : building.unitCount;
  return by === 0 ? null : kwh / by;
}

export interface EnergyStep {
  /** Local time at which it begins: `2026-11-21T05` or `2026-11-21`. */
  readonly at: string;
  readonly wattHours: number;
}

/** Energy of all buildings step by step: the same hour or day of each counts together, wherever the building stands. */
export function stepsOf(buildings: readonly PortfolioBuilding[]): readonly EnergyStep[] {
  const steps = new Map<string, number>();
  for (const { energy } of buildings)
    for (const { at, wattHours } of energy?.steps ?? []) steps.set(at, (steps.get(at) ?? 0) + wattHours);
  return [...steps].map(([at, wattHours]) => ({ at, wattHours })).toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
