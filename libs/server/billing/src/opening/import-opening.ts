import { randomUUIDv7 } from 'node:crypto';
import type { OpeningImport, OpeningImportReport } from '@imah/contract/billing';
import { openingBounds } from '@imah/contract/billing/words';
import type { Locale } from '@imah/contract/core/words';
import { faultOfLines, type ImportFault, readLines, saidOfNone, saidOfRows } from '@imah/server-buildings/import';
import {
  auditActorOf,
  type CommandPorts,
  type PersonalEdit,
  readToday,
  runCommand,
} from '@imah/server-platform/command';
import { invalidField } from '@imah/server-platform/http';
import { lockBuilding } from '../bills/tariffs.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { billsOfOpening } from './bills-of-opening.ts';
import { readKnownOpenings } from './known-openings.ts';
import { type OpeningPlan, planOpening } from './plan-opening.ts';
import { type OpeningTable, readOpeningRows } from './read-opening-rows.ts';
import { writeOpening } from './write-opening.ts';

type Edit = PersonalEdit & { readonly buildingId: string };
/** Rows that an answer shows. */
const shownRows = 50;

/**
 * Checks or takes over what people owed and what was kept for them, in one transaction against equity, and says in the person's
 * language what is wrong. @throws {HttpProblem} 404, 409 where the month is closed, 422 for a day that is to come
 */
export async function importOpening(
  ports: CommandPorts,
  edit: Edit,
  { source, bookedOn, mode, faulty }: OpeningImport,
  locale: Locale,
): Promise<OpeningImportReport> {
  // Before anything is locked: a file may take its time.
  const lines = await readLines(source, JSON.stringify(auditActorOf(edit)));
  const { orgId, buildingId, actor, now } = edit;
  return runCommand<string, OpeningImportReport>(ports, edit, {
    lock: async (trx) => {
      await lockBuilding(trx, edit);
      return (await readToday(trx, edit, now)).today;
    },
    validate: (_trx, today) => {
      if (bookedOn > today) throw invalidField('bookedOn', 'in-the-future');
    },
    write: async (trx, today) => {
      const table = tableOf(lines);
      if (typeof table === 'string') return { result: refused(table, locale), audit: null };
      const plan = planOpening(table.rows, await readKnownOpenings(trx, edit, today));
      const canApply = plan.good.length > 0 && (plan.faulty.length === 0 || faulty === 'skip');
      if (mode === 'check' || !canApply) return { result: reportOf(table, plan, null, locale), audit: null };
      const importId = randomUUIDv7();
      const result = reportOf(table, plan, importId, locale);
      const { bills, owed, deposits, kept } = result;
      await trx
        .insertInto('opening_import')
        .values({
          org_id: orgId,
          id: importId,
          building_id: buildingId,
          at: new Date(now),
          by_id: actor.userId,
          booked_on: bookedOn,
          bills,
          owed,
          deposits,
          kept,
        })
        .execute();
      await writeOpening(trx, { ...edit, importId, bookedOn }, plan.good);
      return {
        result,
        audit: {
          action: 'import',
          entity: 'opening_import',
          entityId: importId,
          buildingId,
          after: { from: bookedOn, bills, owed, deposits, kept },
        },
        effects: [paymentEvent(edit, importId, 1, 'created')],
      };
    },
  });
}

function tableOf(lines: readonly string[][] | null): OpeningTable | ImportFault {
  const fault = faultOfLines(lines);
  if (lines === null || fault !== null) return fault ?? 'unreadable';
  const table = readOpeningRows(lines);
  if (table === null) return lines.length === 0 ? 'no-openings' : 'no-opening-heading';
  if (table.rows.length > openingBounds.rows) return 'too-many-openings';
  return table.rows.length === 0 ? 'no-openings' : table;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function reportOf(table: OpeningTable, { good, faulty }: OpeningPlan, importId: string | null, locale: Locale) {
  const { bills } = billsOfOpening(good);
  return {
    applied: importId !== null,
    rows: table.rows.length,
    bills: bills.length,
    owed: sumOf(bills.map(({ total }) => total)),
    deposits: good.filter(({ kept }) => kept > 0).length,
    kept: sumOf(good.map(({ kept }) => kept)),
    preview: good.slice(0, shownRows).map(({ unitCode, personName, period, due, owed, kept }) => ({
      unitCode,
      personName,
      period,
      dueOn: due,
      owed,
      kept,
    })),
    importId,
    ...saidOfRows(table, faulty, { locale }),
  } satisfies OpeningImportReport;
}

function refused(fault: ImportFault, locale: Locale): OpeningImportReport {
  const nothing = { rows: 0, bills: 0, owed: 0, deposits: 0, kept: 0, preview: [], importId: null };
  return { applied: false, ...nothing, ...saidOfNone(fault, locale) };
}
