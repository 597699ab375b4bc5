import type { BankAccount, StatementLine } from '@imah/contract/statements';
import { confirmStepUp, makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { paymentCalls } from '../../testing/payment-calls.ts';

/** One row of a statement: the day of the month, what came in or went out, and what the bank says of it. */
export type StatementRow = readonly [day: number, amount: number, text: string];

/** A statement of BCA of November 2026 with its balances, from `opening` on. */
export function november(rows: readonly StatementRow[], opening = 0, number = '1234567890'): string {
  let balance = opening;
  const lines = rows.map(([day, amount, text]) => {
    balance += amount;
    const date = `'${String(day).padStart(2, '0')}/11`;
    return `${date},"${text}",'0000,${Math.abs(amount)}.00,${amount < 0 ? 'DB' : 'CR'},${balance}.00`;
  });
  return [
    `No. rekening : ${number}`,
    'Periode : 01/11/2026 - 20/11/2026',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...lines,
    `"Saldo Awal : ${opening}.00"`,
    `"Saldo Akhir : ${balance}.00"`,
  ].join('\n');
}

/** A building whose only unit has bills of 648,000 a month, an account at a bank, and the calls about its statements. */
export async function statementCalls(test: TestApp, name: string) {
  const calls = await paymentCalls(test, name);
  const { place, finance, send } = calls;
  const base = `/api/v1/organizations/${place.orgId}/bank-accounts`;
  const draft = { name: 'BCA utama', bank: 'bca', number: '1234567890', holder: 'Graha Anyelir' };
  const addAccount = (more: object = {}, who: TestPerson = finance) =>
    send('POST', base, { ...draft, ...more }, who.bearer);
  const { data } = await addAccount();
  const accountId: string = data.id;
  const account = `${base}/${accountId}`;
  const at = (path: string, of = accountId) => `${base}/${of}/${path}`;
  const give = (text: string, mode: 'check' | 'apply' = 'apply', of = accountId) =>
    send('POST', at('statements', of), { name: 'mutasi.csv', content: Buffer.from(text).toString('base64'), mode });
  const lines = async (query = '', of = accountId): Promise<StatementLine[]> =>
    (await send('GET', at(`lines${query}`, of))).data;
  /** The line whose text has the word. */
  const lineOf = async (word: string, of = accountId): Promise<StatementLine> => {
    const found = (await lines(`?search=${encodeURIComponent(word)}`, of))[0];
    if (found === undefined) throw new Error(`no line says ${word}`);
    return found;
  };
  const suggestions = async (word: string, of = accountId) =>
    (await send('GET', at(`lines/${(await lineOf(word, of)).id}/suggestions`, of))).data;
  const match = (lineIds: readonly string[], parts: readonly object[], who: TestPerson = finance, of = accountId) =>
    send('POST', at('matches', of), { lineIds, parts }, who.bearer);
  const undo = async (matchId: string, of = accountId) => {
    await confirmStepUp(test, finance);
    return send('POST', at(`matches/${matchId}/undoing`, of), { reason: 'Salah pasangan' });
  };
  const undoImport = async (importId: string): Promise<number> => {
    const url = at(`statements/${importId}`);
    return (await test.app.inject({ method: 'DELETE', url, headers: finance.bearer })).statusCode;
  };
  const ignore = (lineId: string, reason = 'Uang pindah sendiri') =>
    send('POST', at(`lines/${lineId}/ignoring`), { reason });
  const restore = (lineId: string) => send('POST', at(`lines/${lineId}/restoring`));
  const accounts = async (): Promise<BankAccount[]> => (await send('GET', base)).data;
  /** The id of an account of the books by its code. */
  const booksAccount = async (code: string): Promise<string> => {
    const found = await test.context.db
      .selectFrom('ledger_account')
      .select('id')
      .where('org_id', '=', place.orgId)
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return found.id;
  };
  /** What stands on an account of the books. */
  const stands = async (code: string): Promise<number> => {
    const found = await test.context.db
      .selectFrom('ledger_account')
      .select('balance')
      .where('org_id', '=', place.orgId)
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    return found.balance;
  };
  /** Somebody of the whole organisation who may do these things alone. */
  const memberWith = async (grants: string[]): Promise<TestPerson> => {
    await test.context.db
      .updateTable('member_group')
      .set({ grants })
      .where('org_id', '=', place.orgId)
      .where('default_key', '=', 'supervisor')
      .execute();
    return makeMember(test, place, 'Pembukuan', ['supervisor']);
  };
  const payer = (amount: number) => ({
    kind: 'payer',
    buildingId: place.buildingId,
    personId: calls.personId,
    amount,
  });
  const books = { booksAccount, stands };
  return {
    ...calls,
    ...books,
    base,
    account,
    accountId,
    at,
    draft,
    addAccount,
    give,
    lines,
    lineOf,
    suggestions,
    match,
    undo,
    undoImport,
    ignore,
    restore,
    accounts,
    payer,
    memberWith,
  };
}
