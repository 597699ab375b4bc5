import type { OpeningImportRecord } from '@imah/contract/billing';
import { openingBounds } from '@imah/contract/billing/words';
import type { Kysely, Transaction } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { lockBuilding } from '../bills/tariffs.ts';
import { reverseEntries } from '../ledger/reverse-entry.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { lockPayers } from '../payments/lock-payers.ts';
import { readOpeningParts, type OpeningParts } from './opening-parts.ts';

type Place = { readonly orgId: string; readonly buildingId: string };
type Edit = PersonalEdit & Place & { readonly openingImportId: string };
const hour = 3_600_000;
const mostShown = 50;

/** The imports of a building, the newest first. */
export async function listOpeningImports(db: Kysely<Database>, place: Place): Promise<OpeningImportRecord[]> {
  const rows = await db
    .selectFrom('opening_import as i')
    .leftJoin('app_user as u', 'u.id', 'i.by_id')
    .select(['i.id', 'i.at', 'u.name as byName', 'i.booked_on as bookedOn', 'i.undone_at as undoneAt'])
    .select(['i.bills', 'i.owed', 'i.deposits', 'i.kept'])
    .where('i.org_id', '=', place.orgId)
    .where('i.building_id', '=', place.buildingId)
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ at, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoableUntil: new Date(at.getTime() + openingBounds.undoHours * hour).toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}

/**
 * Takes an import back: its entries by their opposite, its bills with their runs. Their numbers stay taken. Saying so again
 * changes nothing.
 * @throws {HttpProblem} 404, 409 once something of it was paid or changed, the day is over or the month is closed
 */
export function undoOpeningImport(ports: CommandPorts, edit: Edit): Promise<void> {
  const { orgId, buildingId, openingImportId, now } = edit;
  return runCommand<Stored & OpeningParts, void>(ports, edit, {
    lock: async (trx) => {
      await lockBuilding(trx, edit);
      const stored = await lockImport(trx, edit);
      const seen = await readOpeningParts(trx, orgId, openingImportId);
      // Whoever pays at the same moment goes before or after it.
      await lockPayers(trx, orgId, seen.personIds);
      return { ...stored, ...(await readOpeningParts(trx, orgId, openingImportId)) };
    },
    validate: (_trx, { at, undoneAt, isTouched }) => {
      if (undoneAt !== null) return;
      const isLate = at.getTime() < now - openingBounds.undoHours * hour;
      if (isLate || isTouched) throw new HttpProblem(409, 'IMPOR_TERPAKAI');
    },
    write: async (trx, { undoneAt, bookedOn, entries, bills, deposits }) => {
      if (undoneAt !== null) return unchanged(undefined);
      await reverseEntries(
        trx,
        orgId,
        entries.map(({ id, memo }) => ({ entryId: id, effectiveOn: bookedOn, memo })),
        now,
      );
      await takeBackAnnounced(trx, edit);
      await trx
        .updateTable('billing_run')
        .set((eb) => ({ state: 'withdrawn' as const, version: eb('version', '+', 1) }))
        .where('org_id', '=', orgId)
        .where('opening_import_id', '=', openingImportId)
        .execute();
      await trx
        .updateTable('opening_import')
        .set({ undone_at: new Date(now) })
        .where('org_id', '=', orgId)
        .where('id', '=', openingImportId)
        .execute();
      return {
        result: undefined,
        audit: {
          action: 'undo-import',
          entity: 'opening_import',
          entityId: openingImportId,
          buildingId,
          before: { bills, deposits },
        },
        effects: [paymentEvent(edit, openingImportId, 2, 'deleted')],
      };
    },
  });
}

/** Of what nobody owes any more nothing is paid by itself, and nobody is told that it failed. */
async function takeBackAnnounced(trx: Transaction<Database>, { orgId, openingImportId }: Edit): Promise<void> {
  await trx
    .deleteFrom('autopay_attempt')
    .where('org_id', '=', orgId)
    .where('state', '=', 'announced')
    .where('bill_id', 'in', (eb) =>
      eb
        .selectFrom('bill as b')
        .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
        .select('b.id')
        .where('r.org_id', '=', orgId)
        .where('r.opening_import_id', '=', openingImportId),
    )
    .execute();
}

interface Stored {
  readonly at: Date;
  readonly undoneAt: Date | null;
  readonly bookedOn: string;
  readonly bills: number;
  readonly deposits: number;
}

function lockImport(trx: Transaction<Database>, { orgId, buildingId, openingImportId }: Edit): Promise<Stored> {
  return trx
    .selectFrom('opening_import')
    .select(['at', 'undone_at as undoneAt', 'booked_on as bookedOn', 'bills', 'deposits'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', '=', openingImportId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}
