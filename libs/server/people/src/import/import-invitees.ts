import { readToday } from '@imah/server-platform/command';
import type { Locale } from '@imah/contract/core/words';
import type { OccupantImport, OccupantImportReport } from '@imah/contract/people';
import { mostInvitedAtOnce, type OccupantImportOutcome } from '@imah/contract/people/words';
import type { Kysely, Transaction } from 'kysely';
import { type ImportFault, readLines, saidOfNone, saidOfRows } from '@imah/server-buildings/import';
import { listUnits, lockBuilding, type PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { writeInvitations } from '../accounts/invite-occupants.ts';
import { listKnownOccupants } from '../accounts/candidate-repository.ts';
import { addStay } from '../change-occupancy.ts';
import { changePeople, type PeopleEdit } from '../change-people.ts';
import { updatePersonRow } from '../person-repository.ts';
import { isPaidFrom } from '../stay-repository.ts';
import { type InviteePlan, type KnownUnits, planInvitees, type PlannedInvitee } from './plan-invitees.ts';
import { type InviteeTable, readInvitees } from './read-invitees.ts';

/** A report, and the invitations whose mail is to go out once this is committed. */
export interface ImportedInvitees {
  readonly report: OccupantImportReport;
  readonly mails: readonly string[];
}

/**
 * Checks or invites the people of a list, in one transaction. Rows that are wrong are left out and said; who has an
 * invitation or an account already is left alone, so that the same list may be sent again.
 */
export async function importInvitees(
  ports: CommandPorts,
  edit: PlaceEdit,
  { source, mode, locale, inviterId }: OccupantImport & { readonly inviterId: string },
  language: Locale,
): Promise<ImportedInvitees> {
  // Before the building is locked: a file may take its time.
  const lines = await readLines(source, inviterId);
  const table = lines === null ? null : readInvitees(lines);
  const whole = faultOf(lines, table);
  if (whole !== null || table === null) return { report: refused(whole ?? 'unreadable', language), mails: [] };
  return changePeople(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx, work) => {
      const plan = planInvitees(table.rows, await readKnown(trx, edit));
      const applied = mode === 'apply' && plan.good.length > 0;
      const mails = applied ? await apply(ports.db, trx, work, plan, { locale, inviterId }) : [];
      return { report: reportOf(table, plan, { applied, language }), mails };
    },
    // Of them all: pages read the people of the building anew.
    eventOf: () => ({ id: edit.buildingId, op: 'created' }),
  });
}

function faultOf(lines: readonly string[][] | null, table: InviteeTable | null): ImportFault | null {
  if (lines === null) return 'unreadable';
  if (table === null) return lines.length === 0 ? 'no-rows' : 'no-invitee-heading';
  if (table.rows.length === 0) return 'no-rows';
  return table.rows.length > mostInvitedAtOnce ? 'too-many-invitees' : null;
}

async function readKnown(trx: Transaction<Database>, edit: PlaceEdit): Promise<KnownUnits> {
  return { units: await listUnits(trx, edit), occupants: await listKnownOccupants(trx, edit) };
}

async function apply(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PeopleEdit,
  { good }: InviteePlan,
  inviting: { readonly locale: Locale; readonly inviterId: string },
): Promise<readonly string[]> {
  const { today: from } = await readToday(trx, edit, edit.now);
  /** Somebody who is new and in several rows is one person. */
  const made = new Map<string, string>();
  const personIds = new Set<string>();
  for (const row of good) {
    if (row.outcome === 'joined' || row.outcome === 'waiting') continue;
    const known = row.personId ?? made.get(row.email) ?? null;
    const personId = row.outcome === 'added' ? await moveIn(db, trx, edit, { row, from, known }) : row.personId;
    if (personId === null) continue;
    if (row.takesEmail) await updatePersonRow(db, trx, { orgId: edit.orgId, personId }, { email: row.email });
    made.set(row.email, personId);
    personIds.add(personId);
  }
  const outcomes = countsOf(good);
  edit.record({
    action: 'import',
    entity: 'invitation',
    entityId: edit.buildingId,
    after: { invited: outcomes.invited, added: outcomes.added },
  });
  if (personIds.size === 0) return [];
  const draft = { ...inviting, personIds: [...personIds], by: 'mail' as const };
  // By mail no link is made.
  return (await writeInvitations(trx, edit, draft, (token) => token)).mails;
}

/** Whoever is the first in a unit for which nobody pays, pays. */
async function moveIn(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PeopleEdit,
  { row, from, known }: { readonly row: PlannedInvitee; readonly from: string; readonly known: string | null },
): Promise<string> {
  const { unitId, role, name, email, phone } = row;
  const who = known === null ? { person: { name, email, phone } } : { personId: known };
  const stay = { role, from, isBillingParty: !(await isPaidFrom(trx, edit, unitId, from)), ...who };
  return (await addStay(db, trx, edit, unitId, stay)).person.id;
}

function reportOf(
  table: InviteeTable,
  { good, faulty }: InviteePlan,
  { applied, language: locale }: { readonly applied: boolean; readonly language: Locale },
): OccupantImportReport {
  return {
    applied,
    rows: table.rows.length,
    outcomes: countsOf(good),
    people: good.map(({ row, code: unit, name, email, outcome }) => ({ row, unit, name, email, outcome })),
    ...saidOfRows(table, faulty, { locale }),
  };
}

function countsOf(good: readonly PlannedInvitee[]): Record<OccupantImportOutcome, number> {
  const counts = { invited: 0, added: 0, waiting: 0, joined: 0 };
  for (const { outcome } of good) counts[outcome] += 1;
  return counts;
}

function refused(fault: ImportFault, language: Locale): OccupantImportReport {
  const nothing = { applied: false, rows: 0, outcomes: countsOf([]), people: [] };
  return { ...nothing, ...saidOfNone(fault, language) };
}
