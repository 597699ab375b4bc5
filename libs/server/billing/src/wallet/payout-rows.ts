import { decide, type PolicyActor } from '@imah/contract/access';
import type { Payout } from '@imah/contract/wallet';
import { isHeld, type PayoutMove, payoutChart, payoutMoves } from '@imah/contract/wallet/words';
import type { Kysely, Selectable } from 'kysely';
import type { Database, Payout as PayoutRecord } from '@imah/server-platform/database/schema';
import { unsealText } from '@imah/server-platform/sessions';

/** Under which the numbers of accounts are sealed. */
export const accountKeyName = 'payout-account';

/** Who reads of payouts, and when. */
export interface PayoutReader {
  readonly actor: PolicyActor;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** Payouts with whose account the person has, to be narrowed and ordered. */
export const selectPayouts = (db: Kysely<Database>) =>
  db
    .selectFrom('payout as x')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'x.org_id').onRef('p.id', '=', 'x.person_id'))
    .selectAll('x')
    .select('p.user_id as ownerId');

/** A payout as its reader sees it. Whether they may, the caller has decided. */
export async function showPayout(
  db: Kysely<Database>,
  { actor, now }: PayoutReader,
  row: Selectable<PayoutRecord> & { readonly ownerId: string | null },
): Promise<Payout> {
  const answers = decide(actor, 'payment.approve', { orgId: row.org_id, everywhere: true }) === 'allowed';
  const isOwn = row.ownerId === actor.userId;
  const bar = barOf(actor, { ownerId: row.ownerId, requestedBy: row.requested_by });
  const waits = isHeld(row.state) && row.payable_from.getTime() > now;
  const may: Readonly<Record<PayoutMove, boolean>> = { approve: bar === null, pay: !isOwn && !waits, refuse: !isOwn };
  return {
    id: row.id,
    number: row.number,
    orgId: row.org_id,
    buildingId: row.building_id,
    personId: row.person_id,
    personName: row.person_name,
    amount: row.amount,
    bank: row.bank,
    accountNumber:
      answers && isHeld(row.state)
        ? await unsealText(db, accountKeyName, row.account_number)
        : `•••• ${row.account_end}`,
    accountName: row.account_name,
    note: row.note,
    state: row.state,
    requested: { byName: row.requested_by_name, at: row.requested_at.toISOString() },
    approved: doneOf(row.approved_by_name, row.approved_at),
    ended: doneOf(row.ended_by_name, row.ended_at),
    reason: row.reason,
    payableFrom: waits ? row.payable_from.toISOString() : null,
    moves: answers ? payoutMoves.filter((move) => payoutChart[row.state][move] !== undefined && may[move]) : [],
    bar: answers && row.state === 'requested' ? bar : null,
    version: row.version,
  };
}

/** Why somebody does not approve a payout; null where nothing bars them. */
export function barOf(
  { userId }: Pick<PolicyActor, 'userId'>,
  { ownerId, requestedBy }: { readonly ownerId: string | null; readonly requestedBy: string },
): Payout['bar'] {
  if (ownerId === userId) return 'own';
  return requestedBy === userId ? 'requester' : null;
}

function doneOf(byName: string | null, at: Date | null): Payout['approved'] {
  return byName === null || at === null ? null : { byName, at: at.toISOString() };
}
