import { randomUUIDv7 } from 'node:crypto';
import type { BillState } from '@imah/contract/payments/words';
import type { CreditNote, CreditNoteDraft } from '@imah/contract/payments';
import { type BillCredits, billIssued, reversalOf, sumOf, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import {
  type AuditFacts,
  type CommandPorts,
  type Effect,
  nameOf,
  type PersonalEdit,
  readToday,
  runCommand,
} from '@imah/server-platform/command';
import { takeNumber } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { chargeAccounts } from '../bills/issue-run.ts';
import { settlePlans } from '../instalments/settle-plans.ts';
import { postEntries } from '../ledger/post-entries.ts';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';

import { partsOf, restOf, spread } from './credit-parts.ts';
import { type CreditedLine, readCreditableLines, readCreditNote } from './credit-rows.ts';

type Edit = PersonalEdit & { readonly buildingId: string; readonly billId: string };

/** A bill that is locked with its payer, with what of each line was credited already. */
export interface LockedBill {
  readonly number: string;
  readonly unitCode: string;
  readonly personId: string;
  readonly outstanding: number;
  readonly state: BillState;
  readonly lines: readonly CreditedLine[];
}

/**
 * Asks for less than was issued: its number, its entry in the books and what is open of the bill follow at once. Payments and
 * credits of one payer are made one after the other.
 * @throws {HttpProblem} 404, 409 where nothing is open or the month is closed, 422 where a line has less left
 */
export function createCreditNote(ports: CommandPorts, edit: Edit, draft: CreditNoteDraft): Promise<CreditNote> {
  return runCommand<LockedBill, CreditNote>(ports, edit, {
    lock: (trx) => lockBill(trx, edit),
    validate: (_trx, { outstanding, lines }) => {
      if (outstanding === 0) throw new HttpProblem(409, 'TAGIHAN_SUDAH_LUNAS');
      if (draft.of.kind === 'bill') return;
      const { position, amount } = draft.of;
      const line = lines.find((one) => one.position === position);
      if (line === undefined) throw invalidField('position', 'not-an-option');
      if (amount > Math.min(restOf(line), outstanding)) throw invalidField('amount', 'more-than-rest');
    },
    write: async (trx, bill) => {
      const result = await issueCreditNote(trx, edit, bill, { credits: creditsOf(draft, bill), reason: draft.reason });
      return { result, ...whatWasCredited(edit, bill, result) };
    },
  });
}

/** What the audit says of a credit note, and what open pages hear. */
export function whatWasCredited(
  edit: Edit,
  bill: LockedBill,
  { id, number, amount, reason }: CreditNote,
): { readonly audit: AuditFacts; readonly effects: readonly Effect[] } {
  return {
    audit: {
      action: 'create',
      entity: 'credit_note',
      entityId: id,
      buildingId: edit.buildingId,
      after: { number, bill: bill.number, amount, reason },
    },
    effects: [paymentEvent(edit, id, 1, 'created')],
  };
}

/** Issues a credit note of a bill that is locked, and tells its payer. @throws {HttpProblem} 409 where the month is closed */
export async function issueCreditNote(
  trx: Transaction<Database>,
  edit: Edit,
  bill: LockedBill,
  { credits, reason }: { readonly credits: readonly Credit[]; readonly reason: string },
): Promise<CreditNote> {
  const { orgId, buildingId, billId, actor, now } = edit;
  const id = randomUUIDv7();
  const { today, timeZone } = await readToday(trx, edit, now);
  const { year, count } = await takeNumber(trx, { orgId, kind: 'NK', timeZone }, now);
  const amount = credits.reduce((sum, credit) => sum + credit.amount, 0);
  const [entryId = ''] = await postEntries(
    trx,
    orgId,
    [
      {
        idempotencyKey: `credit-note:${id}`,
        effectiveOn: today,
        kind: 'credit-note',
        memo: `NK-${year}-${String(count).padStart(6, '0')}`,
        source: { type: 'credit-note', id },
        buildingId,
        postings: reversalOf(billIssued(accountsOf(credits))).map(({ account, side, amount: posted }) => ({
          account: { kind: 'key' as const, key: account },
          side,
          amount: posted,
        })),
      },
    ],
    now,
  );
  await trx
    .insertInto('credit_note')
    .values({
      org_id: orgId,
      id,
      building_id: buildingId,
      bill_id: billId,
      year,
      count,
      amount,
      reason,
      issued_on: today,
      entry_id: entryId,
      issued_by: actor.userId,
      issued_by_name: nameOf(actor),
      issued_at: new Date(now),
    })
    .execute();
  await trx
    .insertInto('credit_note_line')
    .values(
      credits.map((credit) => ({
        org_id: orgId,
        note_id: id,
        bill_id: billId,
        position: credit.line.position,
        amount: credit.amount,
      })),
    )
    .execute();
  const result = await readCreditNote(trx, orgId, id);
  await tellPayer(trx, edit, bill, result);
  await settlePlans(trx, { orgId, personId: bill.personId }, now);
  return result;
}

/** @throws {HttpProblem} 404 where the building has no such bill, or nobody has issued it */
export async function lockBill(trx: Transaction<Database>, { orgId, buildingId, billId }: Edit): Promise<LockedBill> {
  const find = trx
    .selectFrom('bill')
    .select(['number', 'unit_code as unitCode', 'person_id as personId', 'outstanding', 'state'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', '=', billId)
    .where('count', 'is not', null);
  const seen = await find.executeTakeFirst();
  if (seen === undefined) throw notFound();
  // In the order in which a payment is made: its payer, then its bills.
  await lockPayer(trx, { orgId, personId: seen.personId });
  const bill = await find.forUpdate().executeTakeFirstOrThrow();
  return { ...bill, number: bill.number ?? '', lines: await readCreditableLines(trx, orgId, billId) };
}

/** What is taken back of a line, with its taxes. */
export interface Credit {
  readonly line: CreditedLine;
  readonly amount: number;
}

function creditsOf({ of }: CreditNoteDraft, { lines, outstanding }: LockedBill): readonly Credit[] {
  if (of.kind === 'bill') return spread(lines, outstanding);
  const line = lines.find(({ position }) => position === of.position);
  return line === undefined ? [] : [{ line, amount: of.amount }];
}

/** By which accounts the bill was issued, and what of each is taken back. */
function accountsOf(credits: readonly Credit[]): BillCredits {
  const sums: Partial<Record<keyof BillCredits, bigint>> = {};
  const add = (account: keyof BillCredits, amount: number) => {
    sums[account] = sumOf([sums[account] ?? 0n, toRupiah(amount)]);
  };
  for (const { line, amount } of credits) {
    const { net, tax, localTax } = partsOf(line, amount);
    add(chargeAccounts[line.kind], net);
    add('ppnPayable', tax);
    add('pbjtPayable', localTax);
  }
  return sums;
}

async function tellPayer(
  trx: Transaction<Database>,
  { orgId, buildingId, billId, now }: Edit,
  { personId, unitCode, number: bill }: LockedBill,
  { id, number, amount, reason }: CreditNote,
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
      kind: 'bill-credited',
      recipients: { kind: 'people', userIds: [userId] },
      // Who credits a bill of their own is told as well.
      actorId: null,
      place: { orgId, buildingId },
      dedupeKey: `bill-credited/${id}`,
      data: { number, bill, unit: unitCode, amount, reason },
      href: `/imah/tagihan/${billId}`,
    },
    now,
  );
}
