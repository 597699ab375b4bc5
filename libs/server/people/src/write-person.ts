import { randomUUIDv7 } from 'node:crypto';
import type { PersonDraft } from '@imah/contract/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Change } from '@imah/server-buildings';
import { hintOf, seal } from './seal.ts';

/** Columns of `person` that a draft sets; what it leaves out is not among them. */
async function columnsOf(db: Kysely<Database>, draft: Change<PersonDraft>): Promise<Record<string, unknown>> {
  const { name, phone, email, nik, npwp, verified } = draft;
  const sealed = async (column: string, number: string | null | undefined) =>
    number === undefined
      ? {}
      : number === null
        ? { [`${column}_sealed`]: null, [`${column}_hint`]: null }
        : { [`${column}_sealed`]: await seal(db, number), [`${column}_hint`]: hintOf(number) };
  const plain = Object.entries({ name, phone, email, verified }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(plain), ...(await sealed('nik', nik)), ...(await sealed('npwp', npwp)) };
}

/** A new person of the organisation. `db` is the pool, where the key of sealed numbers is read. */
export async function createPerson(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
  draft: PersonDraft,
): Promise<string> {
  const id = randomUUIDv7();
  const columns = { org_id: orgId, id, created_at: new Date(now), ...(await columnsOf(db, draft)) };
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const values = Object.values(columns).map((value) => sql`${value}`);
  await sql`INSERT INTO person (${sql.join(names)}) VALUES (${sql.join(values)})`.execute(trx);
  return id;
}

/** Changes what a draft names, and nothing else. */
export async function changePerson(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  { orgId, id }: { readonly orgId: string; readonly id: string },
  draft: Change<PersonDraft>,
): Promise<void> {
  const columns = Object.entries(await columnsOf(db, draft));
  const sets = [...columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`), sql`version = version + 1`];
  await sql`UPDATE person SET ${sql.join(sets)} WHERE org_id = ${orgId} AND id = ${id}`.execute(trx);
}

/** What of a person may stand in the audit: that a number was given, and not the number. */
export function withoutNumbers(draft: Change<PersonDraft>): Record<string, unknown> {
  const hidden = (number: string | null | undefined) =>
    number === undefined ? undefined : number === null ? null : hintOf(number);
  return { ...draft, nik: hidden(draft.nik), npwp: hidden(draft.npwp) };
}
