import { randomUUIDv7 } from 'node:crypto';
import type { Vendor, vendorDraft } from '@imah/contract/expenses';
import { vendorAccountWaitMs } from '@imah/contract/expenses/words';
import type { Selectable, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { notify } from '@imah/server-notifications';
import { lockOrganization } from '@imah/server-platform/access';
import {
  type CommandPorts,
  nameOf,
  type PersonalEdit,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database, Vendor as VendorRecord } from '@imah/server-platform/database/schema';
import { invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { sealText, unsealText } from '@imah/server-platform/sessions';
import { accountOf, showVendor, vendorKeyName } from './vendor-rows.ts';

type Draft = z.output<typeof vendorDraft>;
type Row = Selectable<VendorRecord>;

/** Adds a supplier. @throws {HttpProblem} 422 where one of that name is there */
export function createVendor(ports: CommandPorts, edit: PersonalEdit, draft: Draft): Promise<Vendor> {
  const { orgId, actor, now } = edit;
  return runCommand<void, Vendor>(ports, edit, {
    // Two of one name, added at once, come one after the other.
    lock: (trx) => lockOrganization(trx, orgId),
    validate: (trx) => requireFreeName(trx, orgId, draft),
    write: async (trx) => {
      const row = await trx
        .insertInto('vendor')
        .values({
          org_id: orgId,
          id: randomUUIDv7(),
          ...plainOf(draft, now),
          npwp: await seal(trx, draft.npwp),
          ...(await accountColumns(trx, draft.account)),
          created_at: new Date(now),
          account_set_at: new Date(now),
          payable_from: new Date(now),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return {
        result: await showVendor(trx, { actor, now }, row),
        audit: { action: 'create', entity: 'vendor', entityId: row.id, after: factsOf(row) },
      };
    },
  });
}

/**
 * Changes a supplier. Another bank account waits a day before it is paid to, and who approves expenses is told: whoever has talked
 * somebody into changing it should not be paid before anyone asks.
 * @throws {HttpProblem} 404, 412, 422
 */
export function updateVendor(
  ports: CommandPorts,
  edit: VersionedEdit & { readonly vendorId: string },
  draft: Draft,
): Promise<Vendor> {
  const { orgId, vendorId, actor, version, now } = edit;
  return runCommand<Row, Vendor>(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      const find = trx.selectFrom('vendor').selectAll().where('org_id', '=', orgId).where('id', '=', vendorId);
      // Whoever records an expense of theirs meanwhile holds their key: that stays as it is.
      return find.forNoKeyUpdate().executeTakeFirstOrThrow(notFound);
    },
    authorize: (_trx, row) => requireVersion(row, version),
    validate: (trx) => requireFreeName(trx, orgId, draft, vendorId),
    write: async (trx, before) => {
      const known = await accountOf(trx, before, 'whole');
      const isOther = JSON.stringify(known) !== JSON.stringify(draft.account);
      const npwp = before.npwp === null ? null : await unsealText(trx, vendorKeyName, before.npwp);
      const waits = isOther && draft.account !== null;
      const row = await trx
        .updateTable('vendor')
        .set({
          ...plainOf(draft, now, before),
          version: version + 1,
          ...(npwp === draft.npwp ? {} : { npwp: await seal(trx, draft.npwp) }),
          ...(isOther ? await accountColumns(trx, draft.account) : {}),
          ...(waits ? { account_set_at: new Date(now), payable_from: new Date(now + vendorAccountWaitMs) } : {}),
        })
        .where('org_id', '=', orgId)
        .where('id', '=', vendorId)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (waits) await notifyApprovers(trx, edit, row);
      return {
        result: await showVendor(trx, { actor, now }, row),
        audit: {
          action: 'update',
          entity: 'vendor',
          entityId: vendorId,
          before: factsOf(before),
          after: factsOf(row),
        },
      };
    },
  });
}

async function requireFreeName(
  trx: Transaction<Database>,
  orgId: string,
  { name, state }: Draft,
  own: string | null = null,
): Promise<void> {
  if (state === 'archived') return;
  const taken = await trx
    .selectFrom('vendor')
    .select('id')
    .where('org_id', '=', orgId)
    .where((where) => where(where.fn<string>('lower', ['name']), '=', where.fn<string>('lower', [where.val(name)])))
    .where('archived_at', 'is', null)
    .$if(own !== null, (query) => query.where('id', '<>', own ?? ''))
    .executeTakeFirst();
  if (taken !== undefined) throw invalidField('name', 'name-taken');
}

const plainOf = ({ name, contact, phone, email, state }: Draft, now: number, before?: Row) => ({
  name,
  contact,
  phone,
  email,
  archived_at: state === 'active' ? null : (before?.archived_at ?? new Date(now)),
});

const seal = (trx: Transaction<Database>, text: string | null) =>
  text === null ? Promise.resolve(null) : sealText(trx, vendorKeyName, text);

async function accountColumns(trx: Transaction<Database>, account: Draft['account']) {
  return {
    bank: account?.bank ?? null,
    account_number: await seal(trx, account?.number ?? null),
    account_end: account?.number.slice(-4) ?? null,
    account_name: account?.holder ?? null,
  };
}

/** What the audit says of a supplier: of sealed numbers no more than their ends. */
const factsOf = ({ name, contact, phone, email, bank, account_end, account_name, npwp, archived_at }: Row) => ({
  name,
  contact,
  phone,
  email,
  npwp: npwp !== null,
  bank,
  accountEnd: account_end,
  accountHolder: account_name,
  archived: archived_at !== null,
});

async function notifyApprovers(trx: Transaction<Database>, edit: VersionedEdit, row: Row): Promise<void> {
  const { orgId, actor, now, version } = edit;
  await notify(
    trx,
    {
      kind: 'vendor-account-changed',
      recipients: { kind: 'granted', permission: 'expense.approve', except: [actor.userId] },
      actorId: actor.userId,
      place: { orgId },
      dedupeKey: `vendor-account-changed/${row.id}/${version}`,
      data: { vendor: row.name, by: nameOf(actor), bank: row.bank ?? '', accountEnd: row.account_end ?? '' },
      href: `/imah/finances?bagian=vendors&organisasi=${orgId}&pemasok=${row.id}`,
    },
    now,
  );
}
