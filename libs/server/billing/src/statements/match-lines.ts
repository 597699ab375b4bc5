import { randomUUIDv7 } from 'node:crypto';
import { decide } from '@imah/contract/access';
import type { matchDraft, StatementLine } from '@imah/contract/statements';
import type * as z from 'zod/mini';
import { type CommandPorts, nameOf, runCommand } from '@imah/server-platform/command';
import type { Effect } from '@imah/server-platform/command';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { lockPayer } from '../payments/create-payment.ts';
import { type BankAccountRow, lockBankAccount } from './bank-account-rows.ts';
import { type BookedPart, bookPart } from './book-part.ts';
import type { BankAccountEdit } from './import-statement.ts';
import { readLines } from './line-rows.ts';
import { lockLines, stateAfter } from './move-line.ts';

type Draft = z.output<typeof matchDraft>;
interface Locked {
  readonly account: BankAccountRow;
  readonly lines: Awaited<ReturnType<typeof lockLines>>;
}

/**
 * Matches lines with what they are in the books, and books what is not there yet, on the day of the last of them. Both come to
 * the same amount; a line, an entry and an online payment are matched once.
 * @throws {HttpProblem} 403 where a payment is not theirs to record, 404, 409 where something was dealt with meanwhile or the
 * month is closed, 422
 */
export function matchLines(
  ports: CommandPorts,
  edit: BankAccountEdit,
  { lineIds, parts }: Draft,
): Promise<StatementLine[]> {
  const { orgId, bankAccountId, actor, now } = edit;
  return runCommand<Locked, StatementLine[]>(ports, edit, {
    lock: async (trx) => {
      const account = await lockBankAccount(trx, edit);
      const lines = await lockLines(trx, edit, lineIds);
      // In one order, so that two do not wait for each other.
      const people = parts.flatMap((part) => (part.kind === 'payer' ? [part.personId] : []));
      for (const personId of [...new Set(people)].toSorted()) await lockPayer(trx, { orgId, personId });
      return { account, lines };
    },
    authorize: () => {
      const allowed = parts.every(
        (part) =>
          part.kind !== 'payer' ||
          decide(actor, 'payment.create', { orgId, buildingId: part.buildingId }) === 'allowed',
      );
      if (!allowed) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    },
    validate: (_trx, { lines }) => {
      for (const { state } of lines) stateAfter(state, 'match');
    },
    write: async (trx, { account, lines }) => {
      const matchId = randomUUIDv7();
      const on = lines.at(-1)?.on ?? '';
      const reference = lines.length === 1 ? (lines[0]?.description ?? null) : null;
      await trx
        .insertInto('statement_match')
        .values({
          org_id: orgId,
          id: matchId,
          bank_account_id: bankAccountId,
          matched_at: new Date(now),
          matched_by_name: nameOf(actor),
        })
        .execute();
      const booked: BookedPart[] = [];
      for (const [position, part] of payersFirst(parts))
        booked.push(await bookPart(trx, edit, { account, matchId, on, position, part, said: reference }));
      const sum = (rows: readonly { readonly amount: number }[]) =>
        rows.reduce((total, { amount }) => total + amount, 0);
      const total = sum(lines);
      if (sum(booked) !== total) throw invalidField('parts', 'does-not-add-up');
      await trx
        .updateTable('statement_line')
        .set({ state: 'matched', match_id: matchId })
        .where('org_id', '=', orgId)
        .where(
          'id',
          'in',
          lines.map(({ id }) => id),
        )
        .execute();
      const effects: Effect[] = booked.flatMap((part) => part.effects);
      return {
        result: await readLines(trx, edit, lineIds),
        audit: [
          {
            action: 'create',
            entity: 'statement_match',
            entityId: matchId,
            after: { amount: total, lines: lines.length, matched: booked.map(({ memo }) => memo) },
          },
          ...booked.flatMap((part) => part.audit),
        ],
        effects,
      };
    },
  });
}

/** With their places. As who pays takes the number of the receipt before the books, so does a match, whatever it begins with. */
const payersFirst = (parts: Draft['parts']) =>
  [...parts.entries()].toSorted(([, one], [, other]) => Number(other.kind === 'payer') - Number(one.kind === 'payer'));
