import type { Dispute, DisputeAnswer } from '@imah/contract/payments';
import { disputeChart } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import { type CommandPorts, nameOf, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { type Credit, issueCreditNote, lockBill, type LockedBill } from '../credits/create-credit-note.ts';
import { restOf } from '../credits/credit-parts.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { readDispute } from './dispute-rows.ts';

type Edit = VersionedEdit & { readonly buildingId: string; readonly billId: string; readonly disputeId: string };

interface Locked {
  readonly dispute: Dispute;
  readonly bill: LockedBill;
}

const moveOf = { accepted: 'accept', refused: 'refuse' } as const;

/**
 * Answers a dispute. Accepted, what was wrong of its lines is taken back by a credit note in the same transaction; either way what
 * is left is asked for again, and its payer is told why.
 * @throws {HttpProblem} 404, 409 where it was answered before or the month is closed, 412, 422 where a line has less left
 */
export function answerDispute(ports: CommandPorts, edit: Edit, answer: DisputeAnswer): Promise<Dispute> {
  const { orgId, buildingId, disputeId, version, actor, now } = edit;
  return runCommand<Locked, Dispute>(ports, edit, {
    lock: async (trx) => {
      const bill = await lockBill(trx, edit);
      return { bill, dispute: await readDispute(trx, edit) };
    },
    authorize: (_trx, { dispute }) => requireVersion(dispute, version),
    validate: (_trx, { dispute, bill }) => {
      if (disputeChart[dispute.state][moveOf[answer.outcome]] === undefined) throw new HttpProblem(409, 'BENTROK');
      if (answer.outcome === 'accepted') requireCredits(answer.credits, dispute, bill);
    },
    write: async (trx, { bill, dispute }) => {
      const state = disputeChart[dispute.state][moveOf[answer.outcome]] ?? dispute.state;
      await trx
        .updateTable('bill_dispute')
        .set({
          state,
          answer: answer.reason,
          answered_by_name: nameOf(actor),
          answered_at: new Date(now),
          version: version + 1,
        })
        .where('org_id', '=', orgId)
        .where('id', '=', disputeId)
        .execute();
      const note =
        answer.outcome === 'accepted'
          ? await issueCreditNote(trx, edit, bill, {
              credits: creditsOf(answer.credits, bill),
              reason: answer.reason,
            })
          : null;
      if (note !== null)
        await trx
          .updateTable('bill_dispute')
          .set({ credit_note_id: note.id })
          .where('org_id', '=', orgId)
          .where('id', '=', disputeId)
          .execute();
      await tellPayer(trx, edit, bill, { state, reason: answer.reason });
      return {
        result: await readDispute(trx, edit),
        audit: {
          action: 'answer',
          entity: 'bill_dispute',
          entityId: disputeId,
          buildingId,
          after: { bill: bill.number, state, amount: note?.amount ?? 0, reason: answer.reason },
        },
        effects: [paymentEvent({ orgId, buildingId, now }, disputeId, version + 1, 'updated')],
      };
    },
  });
}

type Credits = Extract<DisputeAnswer, { outcome: 'accepted' }>['credits'];

/** Only what is disputed is credited here, of no line more than it has left, and no more than is open of the bill. */
function requireCredits(credits: Credits, { positions }: Dispute, { lines, outstanding }: LockedBill): void {
  if (new Set(credits.map(({ position }) => position)).size < credits.length)
    throw invalidField('credits', 'not-an-option');
  for (const [index, { position, amount }] of credits.entries()) {
    const line = positions.includes(position) ? lines.find((one) => one.position === position) : undefined;
    if (line === undefined) throw invalidField(`credits.${index}.position`, 'not-an-option');
    if (amount > restOf(line)) throw invalidField(`credits.${index}.amount`, 'more-than-rest');
  }
  if (credits.reduce((sum, { amount }) => sum + amount, 0) > outstanding)
    throw invalidField('credits.0.amount', 'more-than-rest');
}

const creditsOf = (credits: Credits, { lines }: LockedBill): Credit[] =>
  credits.flatMap(({ position, amount }) => {
    const line = lines.find((one) => one.position === position);
    return line === undefined ? [] : [{ line, amount }];
  });

async function tellPayer(
  trx: Transaction<Database>,
  { orgId, buildingId, billId, disputeId, actor, now }: Edit,
  { personId, unitCode, number }: LockedBill,
  { state, reason }: { readonly state: Dispute['state']; readonly reason: string },
): Promise<void> {
  const person = await trx
    .selectFrom('person')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .executeTakeFirst();
  const userId = person?.user_id ?? null;
  if (userId === null) return;
  await notify(
    trx,
    {
      kind: 'dispute-answered',
      recipients: { kind: 'people', userIds: [userId] },
      actorId: null,
      place: { orgId, buildingId },
      dedupeKey: `dispute-answered/${disputeId}`,
      data: { number, unit: unitCode, by: nameOf(actor), reason, state },
      href: `/imah/tagihan/${billId}`,
    },
    now,
  );
}
