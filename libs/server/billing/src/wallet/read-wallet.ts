import { decide, type PolicyActor } from '@imah/contract/access';
import type { Wallet } from '@imah/contract/wallet';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readPayWays } from '../online/gateway-settings.ts';
import type { WalletKey } from './wallet-key.ts';

/** What of a deposit can be paid with, and what is held for payouts, in whole rupiah. */
export async function readStand(
  db: Kysely<Database>,
  { orgId, personId }: WalletKey,
): Promise<{ readonly available: number; readonly held: number }> {
  const account = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const payouts = await db
    .selectFrom('payout')
    .select(({ fn }) => fn.sum<string | null>('amount').as('held'))
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('state', 'in', ['requested', 'approved'])
    .executeTakeFirst();
  return { available: account?.balance ?? 0, held: Number(payouts?.held ?? 0) };
}

/** The buildings of a person: where they live or have lived, or have bills; at most 20. */
export function readBuildings(db: Kysely<Database>, { orgId, personId }: WalletKey) {
  return db
    .selectFrom('building as b')
    .select(['b.id', 'b.name'])
    .where('b.org_id', '=', orgId)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('bill as i')
            .select('i.id')
            .whereRef('i.org_id', '=', 'b.org_id')
            .whereRef('i.building_id', '=', 'b.id')
            .where('i.person_id', '=', personId)
            .where('i.count', 'is not', null),
        ),
        where.exists(
          where
            .selectFrom('occupancy as o')
            .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id'))
            .select('o.id')
            .whereRef('o.org_id', '=', 'b.org_id')
            .whereRef('u.building_id', '=', 'b.id')
            .where('o.person_id', '=', personId),
        ),
      ]),
    )
    .orderBy('b.name')
    .orderBy('b.id')
    .limit(20)
    .execute();
}

/** A deposit as its page shows it. Whether the reader may, the caller has decided. */
export async function readWallet(db: Kysely<Database>, key: WalletKey): Promise<Wallet> {
  const { orgId, personId } = key;
  const { personName, organizationName } = await db
    .selectFrom('person as p')
    .innerJoin('organization as o', 'o.id', 'p.org_id')
    .select(['p.name as personName', 'o.name as organizationName'])
    .where('p.org_id', '=', orgId)
    .where('p.id', '=', personId)
    .executeTakeFirstOrThrow();
  const [stand, buildings, autopay, attempts, ways] = await Promise.all([
    readStand(db, key),
    readBuildings(db, key),
    readAutopay(db, key),
    readAttempts(db, key),
    readPayWays(db, orgId),
  ]);
  return {
    orgId,
    organizationName,
    personId,
    personName,
    ...stand,
    buildings: buildings.map((building) => ({ ...building, ...ways })),
    autopay,
    attempts,
  };
}

/** One's own deposits, in organisations that the person still belongs to and may see theirs in. */
export async function listOwnWallets(db: Kysely<Database>, actor: PolicyActor): Promise<Wallet[]> {
  const people = await db
    .selectFrom('person')
    .select(['org_id as orgId', 'id as personId'])
    .where('user_id', '=', actor.userId)
    .orderBy('id')
    .limit(20)
    .execute();
  const seen = people.filter(
    ({ orgId }) => decide(actor, 'wallet.view', { orgId, ownerIds: [actor.userId] }) === 'allowed',
  );
  return Promise.all(seen.map((key) => readWallet(db, key)));
}

async function readAutopay(db: Kysely<Database>, { orgId, personId }: WalletKey): Promise<Wallet['autopay']> {
  const row = await db
    .selectFrom('autopay')
    .select(['state', 'most as limit', 'at_time as when', 'day'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

async function readAttempts(db: Kysely<Database>, { orgId, personId }: WalletKey): Promise<Wallet['attempts']> {
  const rows = await db
    .selectFrom('autopay_attempt as t')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 't.org_id').onRef('b.id', '=', 't.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(['t.bill_id as billId', 'b.number', 'r.period', 'b.unit_code as unitCode', 't.pay_on as payOn'])
    .select(['t.state', 't.failure', 't.payment_id as paymentId'])
    .where('t.org_id', '=', orgId)
    .where('t.person_id', '=', personId)
    .orderBy('t.announced_at', 'desc')
    .orderBy('t.bill_id', 'desc')
    .limit(12)
    .execute();
  return rows.map((row) => ({ ...row, number: row.number ?? '' }));
}
