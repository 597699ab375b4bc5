import { decide } from '@imah/contract/access';
import type { StatementLine } from '@imah/contract/statements';
import type { Transaction } from 'kysely';
import { type AuditFacts, type CommandPorts, type Effect, nameOf, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { reverseEntry } from '../ledger/reverse-entry.ts';
import { lockPayer } from '../payments/create-payment.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { takeBack } from '../payments/reverse-payment.ts';
import { lockBankAccount } from './bank-account-rows.ts';
import type { BankAccountEdit } from './import-statement.ts';
import { readLines } from './line-rows.ts';
import { lockLines } from './move-line.ts';

type Edit = BankAccountEdit & { readonly matchId: string };
type Parts = Awaited<ReturnType<typeof readParts>>;
interface Locked {
  readonly lineIds: readonly string[];
  readonly parts: Parts;
}

/**
 * Takes a match back: its lines are open again; the payments that it has made are taken back and what else it has booked is
 * reversed, today. What was in the books before it stays there.
 * @throws {HttpProblem} 403, 404, 409 where it was undone before, a month is closed or a deposit holds too little
 */
export function undoMatch(ports: CommandPorts, edit: Edit, reason: string): Promise<StatementLine[]> {
  const { orgId, matchId, actor, now } = edit;
  return runCommand<Locked, StatementLine[]>(ports, edit, {
    lock: async (trx) => {
      await lockBankAccount(trx, edit);
      const lines = await trx
        .selectFrom('statement_line')
        .select('id')
        .where('org_id', '=', orgId)
        .where('match_id', '=', matchId)
        .execute();
      const lineIds = lines.map(({ id }) => id);
      if (lineIds.length > 0) await lockLines(trx, edit, lineIds);
      const parts = await readParts(trx, edit);
      // As who pays does: the payers in one order, and only then the books.
      const people = parts.flatMap(({ personId }) => (personId === null ? [] : [personId]));
      for (const personId of [...new Set(people)].toSorted()) await lockPayer(trx, { orgId, personId });
      return { lineIds, parts };
    },
    authorize: (_trx, { parts }) => {
      const allowed = parts.every(
        ({ buildingId }) =>
          buildingId === null || decide(actor, 'payment.transition', { orgId, buildingId }) === 'allowed',
      );
      if (!allowed) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    },
    validate: (_trx, { lineIds }) => {
      if (lineIds.length === 0) throw new HttpProblem(409, 'MUTASI_SUDAH_DIURUS');
    },
    write: async (trx, { lineIds, parts }) => {
      await trx
        .updateTable('statement_match')
        .set({ state: 'undone', undone_at: new Date(now), undone_by_name: nameOf(actor), reason })
        .where('org_id', '=', orgId)
        .where('id', '=', matchId)
        .execute();
      await freeParts(trx, edit);
      await trx
        .updateTable('statement_line')
        .set({ state: 'new', match_id: null })
        .where('org_id', '=', orgId)
        .where('match_id', '=', matchId)
        .execute();
      const undone: Undone[] = [];
      for (const part of parts) undone.push(await reversePart(trx, edit, part, reason));
      return {
        result: await readLines(trx, edit, lineIds),
        audit: [
          {
            action: 'undo',
            entity: 'statement_match',
            entityId: matchId,
            before: { lines: lineIds.length, matched: parts.map(({ memo }) => memo) },
            after: { reason },
          },
          ...undone.flatMap(({ audit }) => audit),
        ],
        effects: undone.flatMap(({ effects }) => effects),
      };
    },
  });
}

/** @throws {HttpProblem} 404 */
async function readParts(trx: Transaction<Database>, { orgId, bankAccountId, matchId }: Edit) {
  await trx
    .selectFrom('statement_match')
    .select('id')
    .where('org_id', '=', orgId)
    .where('bank_account_id', '=', bankAccountId)
    .where('id', '=', matchId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  return trx
    .selectFrom('statement_part as p')
    .innerJoin('ledger_entry as e', (join) => join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'))
    .leftJoin('payment as y', (join) =>
      join.onRef('y.org_id', '=', 'p.org_id').onRef('y.entry_id', '=', 'p.entry_id').on('p.kind', '=', 'payer'),
    )
    .select(['p.kind', 'p.entry_id as entryId', 'p.move_entry_id as moveEntryId', 'e.memo'])
    .select(['y.id as paymentId', 'y.building_id as buildingId', 'y.person_id as personId'])
    .where('p.org_id', '=', orgId)
    .where('p.match_id', '=', matchId)
    .where('p.is_active', '=', true)
    .orderBy('y.person_id')
    .orderBy('p.position')
    .execute();
}

async function freeParts(trx: Transaction<Database>, { orgId, matchId }: Edit): Promise<void> {
  const parts = trx
    .selectFrom('statement_part')
    .select('id')
    .where('org_id', '=', orgId)
    .where('match_id', '=', matchId);
  await trx
    .updateTable('statement_settled_payment')
    .set({ is_active: false })
    .where('org_id', '=', orgId)
    .where('part_id', 'in', parts)
    .execute();
  await trx
    .updateTable('statement_part')
    .set({ is_active: false })
    .where('org_id', '=', orgId)
    .where('match_id', '=', matchId)
    .execute();
}

interface Undone {
  readonly audit: readonly AuditFacts[];
  readonly effects: readonly Effect[];
}

async function reversePart(
  trx: Transaction<Database>,
  edit: Edit,
  { kind, entryId, moveEntryId, paymentId, buildingId }: Parts[number],
  reason: string,
): Promise<Undone> {
  const { orgId, now } = edit;
  const effectiveOn = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10);
  if (moveEntryId !== null) await reverseEntry(trx, orgId, { entryId: moveEntryId, effectiveOn, memo: reason }, now);
  if (kind === 'account' || kind === 'settlement') {
    await reverseEntry(trx, orgId, { entryId, effectiveOn, memo: reason }, now);
  }
  if (paymentId === null || buildingId === null) return { audit: [], effects: [] };
  const payment = await trx
    .selectFrom('payment')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Somebody has taken it back already, on the page of its receipt.
  if (payment.state === 'reversed') return { audit: [], effects: [] };
  const { version } = await takeBack(trx, { ...edit, buildingId }, payment, reason);
  return {
    audit: [
      {
        action: 'reverse',
        entity: 'payment',
        entityId: paymentId,
        buildingId,
        before: { number: payment.number, amount: payment.amount },
        after: { reason },
      },
    ],
    effects: [paymentEvent({ ...edit, buildingId }, paymentId, version, 'updated')],
  };
}
