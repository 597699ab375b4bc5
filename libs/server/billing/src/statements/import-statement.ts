import { randomUUIDv7 } from 'node:crypto';
import type { StatementFile, StatementReport } from '@imah/contract/statements';
import type { Transaction } from 'kysely';
import { auditActorOf, type CommandPorts, nameOf, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type BankAccountRow, lockBankAccount } from './bank-account-rows.ts';
import type { ParsedStatement } from './files/parse-statement.ts';
import { isParsed, readStatementFile } from './files/read-file.ts';
import type { FileFault } from './files/read-statement.ts';
import { identifyLines, type KnownLine, rupiahOf } from './identify-lines.ts';
import { refusedReport, reportOf } from './report-import.ts';

/** Rows of one statement: its parameters are numbered by 16 bits. */
const rowsAtOnce = 2_000;

export type BankAccountEdit = PersonalEdit & { readonly bankAccountId: string };

/**
 * Checks or takes the file of a statement, whole or not at all. Lines that an earlier file had are left out, and it says how many.
 * @throws {HttpProblem} 404
 */
export async function importStatement(
  ports: CommandPorts,
  edit: BankAccountEdit,
  { name, content, mode }: StatementFile,
): Promise<StatementReport> {
  const { bankAccountId, actor, now } = edit;
  // Before the account is locked: a file may take its time.
  const read = await readStatementFile(content, JSON.stringify(auditActorOf(edit)));
  return runCommand<BankAccountRow, StatementReport>(ports, edit, {
    lock: (trx) => lockBankAccount(trx, edit),
    write: async (trx, account) => {
      const { locale } = actor;
      if (!isParsed(read)) return { result: refusedReport(read.fault, locale), audit: null };
      const fault = read.fault ?? faultFor(read, account, now);
      const { fresh, known, belowRupiah } = await compare(trx, edit, read);
      const counts = { fresh, known, belowRupiah };
      const isFine = fault === null && read.faulty.length === 0;
      if (mode === 'check' || !isFine || fresh.length === 0)
        return { result: reportOf({ ...read, fault }, counts, null, locale), audit: null };
      const importId = await insertImport(trx, edit, { read, name, fresh, known });
      return {
        result: reportOf(read, counts, importId, locale),
        audit: {
          action: 'import',
          entity: 'bank_account',
          entityId: bankAccountId,
          after: { fileName: name, lines: fresh.length, from: read.from, to: read.to },
        },
      };
    },
  });
}

/** What is wrong with a file that can be read, for this account and today. */
function faultFor(
  { accountNumber, lines }: ParsedStatement,
  { number }: BankAccountRow,
  now: number,
): FileFault | null {
  const bare = (digits: string) => digits.replace(/^0+/, '');
  if (accountNumber !== null && bare(accountNumber) !== bare(number)) return 'other-account';
  // The latest day that has begun anywhere in the country.
  const today = new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);
  return lines.some(({ on }) => on > today) ? 'in-the-future' : null;
}

interface Compared {
  readonly fresh: readonly KnownLine[];
  readonly known: number;
  readonly belowRupiah: number;
}

async function compare(
  trx: Transaction<Database>,
  edit: BankAccountEdit,
  { lines }: ParsedStatement,
): Promise<Compared> {
  const identified = identifyLines(lines);
  const known = new Set<string>();
  for (let at = 0; at < identified.length; at += rowsAtOnce) {
    const rows = await trx
      .selectFrom('statement_line')
      .select('hash')
      .where('org_id', '=', edit.orgId)
      .where('bank_account_id', '=', edit.bankAccountId)
      .where(
        'hash',
        'in',
        identified.slice(at, at + rowsAtOnce).map(({ hash }) => hash),
      )
      .execute();
    for (const { hash } of rows) known.add(hash.toString('hex'));
  }
  const fresh = identified.filter(({ hash }) => !known.has(hash.toString('hex')));
  return { fresh, known: known.size, belowRupiah: lines.length - identified.length };
}

async function insertImport(
  trx: Transaction<Database>,
  { orgId, bankAccountId, actor, now }: BankAccountEdit,
  {
    read,
    name,
    fresh,
    known,
  }: {
    readonly read: ParsedStatement;
    readonly name: string;
    readonly fresh: readonly KnownLine[];
    readonly known: number;
  },
): Promise<string> {
  const importId = randomUUIDv7();
  const [first, last] = [fresh[0]?.on ?? '', fresh.at(-1)?.on ?? ''];
  await trx
    .insertInto('statement_import')
    .values({
      org_id: orgId,
      id: importId,
      bank_account_id: bankAccountId,
      format: read.format,
      file_name: name,
      from_on: read.from ?? first,
      to_on: read.to ?? last,
      opening: read.openingSen === null ? null : rupiahOf(read.openingSen),
      closing: read.closingSen === null ? null : rupiahOf(read.closingSen),
      line_count: fresh.length,
      known_count: known,
      imported_at: new Date(now),
      imported_by_name: nameOf(actor),
    })
    .execute();
  const rows = fresh.map(({ on, amount, balance, description, reference, hash, position }) => ({
    org_id: orgId,
    id: randomUUIDv7(),
    bank_account_id: bankAccountId,
    import_id: importId,
    on_day: on,
    position,
    amount,
    balance,
    description,
    reference,
    hash,
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await trx
      .insertInto('statement_line')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  return importId;
}
