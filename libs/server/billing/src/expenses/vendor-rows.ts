import { decide, type PolicyActor } from '@imah/contract/access';
import type { Vendor, vendorQuery } from '@imah/contract/expenses';
import type { Kysely, Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Database, Vendor as VendorRecord } from '@imah/server-platform/database/schema';
import { unsealText } from '@imah/server-platform/sessions';

/** Under which the numbers of suppliers are sealed. */
export const vendorKeyName = 'vendor-numbers';

/** Who reads, and when. */
export interface ExpenseReader {
  readonly actor: PolicyActor;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** Suppliers by name: at most 200 whose name, contact or bank has `search` in it. */
export async function listVendors(
  db: Kysely<Database>,
  reader: ExpenseReader,
  { orgId, search, state }: z.output<typeof vendorQuery> & { readonly orgId: string },
): Promise<Vendor[]> {
  const pattern = patternOf(search);
  const rows = await db
    .selectFrom('vendor')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('archived_at', state === 'active' ? 'is' : 'is not', null)
    .where((where) => where.or([where('name', 'ilike', pattern), where('contact', 'ilike', pattern)]))
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute();
  return Promise.all(rows.map((row) => showVendor(db, reader, row)));
}

/** A text as a pattern that finds it anywhere. */
export const patternOf = (search: string) => `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A supplier as its reader sees it: who keeps suppliers sees whole numbers, others their ends. */
export async function showVendor(
  db: Kysely<Database>,
  { actor, now }: ExpenseReader,
  row: Selectable<VendorRecord>,
): Promise<Vendor> {
  const keeps = decide(actor, 'expense.update', { orgId: row.org_id, everywhere: true }) === 'allowed';
  const npwp = row.npwp === null ? null : await unsealText(db, vendorKeyName, row.npwp);
  const waits = row.payable_from.getTime() > now;
  return {
    id: row.id,
    name: row.name,
    npwp: npwp === null || keeps ? npwp : `•••• ${npwp.slice(-4)}`,
    contact: row.contact,
    phone: row.phone,
    email: row.email,
    account: await accountOf(db, row, keeps ? 'whole' : 'end'),
    payableFrom: waits ? row.payable_from.toISOString() : null,
    state: row.archived_at === null ? 'active' : 'archived',
    version: row.version,
  };
}

/** Where a supplier is paid to; null where nobody has said. */
export async function accountOf(
  db: Kysely<Database>,
  {
    bank,
    account_number: sealed,
    account_end: end,
    account_name: holder,
  }: Pick<Selectable<VendorRecord>, 'bank' | 'account_number' | 'account_end' | 'account_name'>,
  shown: 'whole' | 'end',
): Promise<Vendor['account']> {
  if (bank === null || sealed === null || holder === null) return null;
  const number = shown === 'whole' ? await unsealText(db, vendorKeyName, sealed) : `•••• ${end ?? ''}`;
  return { bank, number, holder };
}
