import { createHash } from 'node:crypto';
import type { Tariff } from '@imah/contract/billing';
import { periodBounds } from '@imah/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readStays, readUnits, type StayRow, type UnitRow } from './run-inputs.ts';
import type { RunKey } from './run-key.ts';
import { tariffsOfMonth } from './tariffs.ts';

/** What the bills of a month are reckoned by besides readings. */
export interface RunBasis {
  readonly units: readonly UnitRow[];
  /** Who was in them, by unit. */
  readonly stays: ReadonlyMap<string, readonly StayRow[]>;
  readonly tariffs: readonly Tariff[];
}

export async function readBasis(db: Kysely<Database>, key: RunKey, period: string): Promise<RunBasis> {
  return {
    units: await readUnits(db, key),
    stays: await readStays(db, key, period),
    tariffs: await tariffsOfMonth(db, key, period),
  };
}

/**
 * The same for the same bills: of a stay its days in the month count, not when it ended later, and of a tariff that it held, not
 * which one follows.
 */
export function basisHash({ units, stays, tariffs }: RunBasis, period: string): string {
  const { from, to } = periodBounds(period);
  const within = (stay: StayRow) => [
    stay.personId,
    stay.isPayer,
    stay.isOwner,
    stay.from < from ? from : stay.from,
    stay.to === null || stay.to > to ? to : stay.to,
  ];
  const said = [
    units.map(({ id, code, areaMilli }) => [id, code, areaMilli, (stays.get(id) ?? []).map(within)]),
    tariffs.map(({ id }) => id),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
