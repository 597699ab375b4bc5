import type { StatementLine } from '@imah/contract/statements';
import { statementLineChart, type StatementLineMove, type StatementLineState } from '@imah/contract/statements/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { lockBankAccount } from './bank-account-rows.ts';
import type { BankAccountEdit } from './import-statement.ts';
import { readLines } from './line-rows.ts';

interface LockedLine {
  readonly id: string;
  readonly on: string;
  readonly amount: number;
  readonly description: string;
  readonly state: StatementLineState;
}

/** Lines of an account that nobody else changes meanwhile, the oldest first. @throws {HttpProblem} 404 where one is not there */
export async function lockLines(
  trx: Transaction<Database>,
  { orgId, bankAccountId }: BankAccountEdit,
  lineIds: readonly string[],
): Promise<LockedLine[]> {
  const ids = [...new Set(lineIds)];
  const lines = await trx
    .selectFrom('statement_line')
    .select(['id', 'on_day as on', 'amount', 'description', 'state'])
    .where('org_id', '=', orgId)
    .where('bank_account_id', '=', bankAccountId)
    .where('id', 'in', ids)
    .orderBy('on_day')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (lines.length !== ids.length) throw notFound();
  return lines;
}

/** Where a move leads from a state. @throws {HttpProblem} 409 where the line was dealt with meanwhile */
export function stateAfter(state: StatementLineState, move: StatementLineMove): StatementLineState {
  const next = statementLineChart[state][move];
  if (next === undefined) throw new HttpProblem(409, 'MUTASI_SUDAH_DIURUS');
  return next;
}

type LineEdit = BankAccountEdit & { readonly lineId: string };

/** Leaves a line out of the books, or takes it back into what is open. @throws {HttpProblem} 404, 409 */
export function moveLine(
  ports: CommandPorts,
  edit: LineEdit,
  move: 'ignore' | 'restore',
  reason: string | null,
): Promise<StatementLine> {
  const { orgId, lineId } = edit;
  return runCommand<LockedLine, StatementLine>(ports, edit, {
    lock: async (trx) => {
      await lockBankAccount(trx, edit);
      const [line] = await lockLines(trx, edit, [lineId]);
      if (line === undefined) throw notFound();
      return line;
    },
    validate: (_trx, { state }) => void stateAfter(state, move),
    write: async (trx, { state, amount, description }) => {
      await trx
        .updateTable('statement_line')
        .set({ state: stateAfter(state, move), reason })
        .where('org_id', '=', orgId)
        .where('id', '=', lineId)
        .execute();
      const [result] = await readLines(trx, edit, [lineId]);
      if (result === undefined) throw notFound();
      return {
        result,
        audit: {
          action: move,
          entity: 'statement_line',
          entityId: lineId,
          after: { amount, description, ...(reason === null ? {} : { reason }) },
        },
      };
    },
  });
}
