import type { Payout, payoutMove } from '@imah/contract/wallet';
import { type PayoutState, payoutChart } from '@imah/contract/wallet/words';
import { holdPaidOut, holdReleased, toRupiah } from '@imah/ledger';
import type { Selectable, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { notify } from '@imah/server-notifications';
import { type CommandPorts, nameOf, readToday, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database, Payout as PayoutRecord } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { barOf, selectPayouts, showPayout } from './payout-rows.ts';
import { postPayout } from './post-payout.ts';

type Edit = VersionedEdit & { readonly payoutId: string };
type Row = Selectable<PayoutRecord> & { readonly ownerId: string | null };

/**
 * Approves, pays or refuses a payout, by the chart: what is refused is free again, what is paid leaves the bank. A second person
 * approves it, and nobody pays it before its account has waited.
 * @throws {HttpProblem} 403, 404, 409, 412, 422
 */
export function movePayout(ports: CommandPorts, edit: Edit, asked: z.output<typeof payoutMove>): Promise<Payout> {
  const { orgId, payoutId, actor, version, now } = edit;
  const { move, reason } = asked;
  return runCommand<Row, Payout>(ports, edit, {
    lock: async (trx) => {
      const find = selectPayouts(trx).where('x.org_id', '=', orgId).where('x.id', '=', payoutId);
      const seen = await find.executeTakeFirst();
      if (seen === undefined) throw notFound();
      // In the order in which a payment is made: its payer, then its record.
      await lockPayer(trx, { orgId, personId: seen.person_id });
      return find.forUpdate('x').executeTakeFirstOrThrow();
    },
    authorize: (_trx, row) => {
      requireVersion(row, version);
      const bar = barOf(actor, { ownerId: row.ownerId, requestedBy: row.requested_by });
      if (bar === 'own' || (move === 'approve' && bar !== null))
        throw new HttpProblem(403, 'PENCAIRAN_PERLU_ORANG_LAIN');
    },
    validate: (_trx, row) => {
      if (payoutChart[row.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
      if (move === 'refuse' && reason === null) throw invalidField('reason', 'required');
      if (move === 'pay' && row.payable_from.getTime() > now) throw new HttpProblem(409, 'REKENING_MENUNGGU');
    },
    write: async (trx, row) => {
      const state = payoutChart[row.state][move] ?? row.state;
      await write(trx, edit, { row, state, reason });
      const after = await selectPayouts(trx)
        .where('x.org_id', '=', orgId)
        .where('x.id', '=', payoutId)
        .executeTakeFirstOrThrow();
      await tellPerson(trx, edit, after);
      return {
        result: await showPayout(trx, { actor, now }, after),
        audit: {
          action: 'update',
          entity: 'payout',
          entityId: payoutId,
          buildingId: row.building_id,
          before: { payoutState: row.state },
          after: { payoutState: state, number: row.number, amount: row.amount, ...(reason === null ? {} : { reason }) },
        },
        effects: [paymentEvent({ orgId, buildingId: row.building_id, now }, payoutId, after.version, 'updated')],
      };
    },
  });
}

interface Step {
  readonly row: Row;
  readonly state: PayoutState;
  readonly reason: string | null;
}

async function write(trx: Transaction<Database>, { orgId, actor, now }: Edit, { row, state, reason }: Step) {
  const by = { id: actor.userId, name: nameOf(actor), at: new Date(now) };
  const ended = state === 'paid' || state === 'refused';
  await trx
    .updateTable('payout')
    .set({
      state,
      version: row.version + 1,
      ...(state === 'approved' ? { approved_by: by.id, approved_by_name: by.name, approved_at: by.at } : {}),
      ...(ended
        ? {
            ended_by: by.id,
            ended_by_name: by.name,
            ended_at: by.at,
            end_id: await end(trx, orgId, { row, state }, now),
          }
        : {}),
      ...(state === 'refused' ? { reason } : {}),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', row.id)
    .execute();
}

async function end(trx: Transaction<Database>, orgId: string, { row, state }: Omit<Step, 'reason'>, now: number) {
  const { id, number, person_id: personId, building_id: buildingId, amount } = row;
  const { today } = await readToday(trx, { orgId, buildingId }, now);
  const posted = { orgId, id, number, personId, buildingId, effectiveOn: today };
  const step =
    state === 'paid'
      ? ({ kind: 'payout-paid', entry: holdPaidOut(toRupiah(amount)) } as const)
      : ({ kind: 'payout-released', entry: holdReleased(toRupiah(amount)) } as const);
  return postPayout(trx, posted, step, now);
}

async function tellPerson(trx: Transaction<Database>, { orgId, now }: Edit, row: Row): Promise<void> {
  if (row.ownerId === null) return;
  await notify(
    trx,
    {
      kind: 'payout-answered',
      recipients: { kind: 'people', userIds: [row.ownerId] },
      actorId: null,
      place: { orgId, buildingId: row.building_id },
      dedupeKey: `payout-answered/${row.id}/${row.state}`,
      data: { number: row.number, amount: row.amount, state: row.state, reason: row.reason },
      href: `/imah/saldo?bagian=pencairan&pencairan=${row.id}`,
    },
    now,
  );
}
