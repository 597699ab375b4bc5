import { randomUUIDv7 } from 'node:crypto';
import type { BankAccount } from '@imah/contract/statements';
import { toRupiah } from '@imah/ledger';
import type { Kysely } from 'kysely';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { postEntries } from '../ledger/post-entries.ts';
import { reverseEntry } from '../ledger/reverse-entry.ts';
import { type BankAccountRow, lockBankAccount, readBankAccount } from './bank-account-rows.ts';
import type { BankAccountEdit } from './import-statement.ts';
import { findFirstBalance } from './read-opening.ts';

/**
 * Books what the bank had before the first statement and the books had not, against equity, on the day before it. What was booked
 * so before stays, but on a day after that one: an earlier statement came, whose lines say it. It is reversed on its own day.
 * @throws {HttpProblem} 404, 409 where no statement says a balance or the month is closed
 */
export function bookOpening(ports: CommandPorts, edit: BankAccountEdit, amount: number): Promise<BankAccount> {
  const { orgId, bankAccountId, actor, now } = edit;
  return runCommand<BankAccountRow, BankAccount>(ports, edit, {
    lock: (trx) => lockBankAccount(trx, edit),
    write: async (trx, { accountId, name, number }) => {
      const first = await findFirstBalance(trx, edit);
      if (first === null) throw new HttpProblem(409, 'BENTROK');
      const memo = `${name} ${number}`;
      for (const { id: entryId, effectiveOn } of await readLater(trx, edit, first.on))
        await reverseEntry(trx, orgId, { entryId, effectiveOn, memo }, now);
      const value = toRupiah(Math.abs(amount));
      const [bank, equity] = amount > 0 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
      await postEntries(
        trx,
        orgId,
        [
          {
            idempotencyKey: `bank-opening:${randomUUIDv7()}`,
            effectiveOn: first.on,
            kind: 'opening',
            memo,
            source: { type: 'bank_account', id: bankAccountId },
            postings: [
              { account: { kind: 'id', id: accountId }, side: bank, amount: value },
              { account: { kind: 'key', key: 'equity' }, side: equity, amount: value },
            ],
          },
        ],
        now,
      );
      return {
        result: await readBankAccount(trx, edit, actor.locale),
        audit: {
          action: 'book-opening',
          entity: 'bank_account',
          entityId: bankAccountId,
          after: { amount, from: first.on },
        },
      };
    },
  });
}

/** What was booked so after a day and is not reversed. */
function readLater(db: Kysely<Database>, { orgId, bankAccountId }: BankAccountEdit, day: string) {
  return db
    .selectFrom('ledger_entry as e')
    .leftJoin('ledger_entry as r', (join) =>
      join.onRef('r.org_id', '=', 'e.org_id').onRef('r.reverses_id', '=', 'e.id'),
    )
    .select(['e.id', 'e.effective_on as effectiveOn'])
    .where('e.org_id', '=', orgId)
    .where('e.source_type', '=', 'bank_account')
    .where('e.source_id', '=', bankAccountId)
    .where('e.reverses_id', 'is', null)
    .where('r.id', 'is', null)
    .where('e.effective_on', '>', day)
    .execute();
}
