import type { Expense } from '@imah/contract/expenses';
import type { NotificationKind } from '@imah/contract/notifications/words';
import { fanOut } from '@imah/server-notifications';
import { sendFile } from '@imah/server-platform/files/testing';
import { confirmStepUp, makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { statementCalls } from '../statements/testing/statement-calls.ts';

/** The smallest file that the store takes for a PDF. */
const bill = { name: 'nota.pdf', content: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') };

/** What is said of an expense beside what is usual. */
export interface ExpenseMore {
  readonly amount?: number;
  readonly [field: string]: unknown;
}

/** A building with finance, its manager, an account at a bank, and the calls about what is spent. */
export async function expenseCalls(test: TestApp, name: string) {
  const calls = await statementCalls(test, name);
  const { place, finance, manager, send, ask } = calls;
  const second = await makeMember(test, place, 'Bendahara', ['finance']);
  const organization = `/api/v1/organizations/${place.orgId}`;
  const put = (url: string, body: object, who: TestPerson, version: number) =>
    send('PUT', url, body, { ...who.bearer, 'if-match': `"${version}"` });

  const vendorDraft = (more: object = {}) => ({
    name: 'CV Lift Jaya',
    npwp: '3174012345678901',
    contact: 'Budi',
    phone: '0812 3456 7890',
    email: null,
    account: { bank: 'BCA', number: '1234567890', holder: 'CV Lift Jaya' },
    ...more,
  });
  const addVendor = (more: object = {}, who: TestPerson = finance) =>
    send('POST', `${organization}/vendors`, vendorDraft(more), who.bearer);
  const changeVendor = async (
    { id, version }: { readonly id: string; readonly version: number },
    more: object,
    who: TestPerson = finance,
  ) => {
    // Nobody changes a supplier in the very moment in which they add it.
    test.clock.now += 1000;
    await confirmStepUp(test, who);
    return put(`${organization}/vendors/${id}`, vendorDraft(more), who, version);
  };
  const vendors = (query = '', who: TestPerson = finance) =>
    send('GET', `${organization}/vendors${query}`, undefined, who.bearer);

  const file = async (who: TestPerson = finance): Promise<string> => (await sendFile(test, who, place.orgId, bill)).id;
  const draft = (more: object = {}) => ({
    vendorId: null,
    accountCode: '5200',
    on: '2026-11-18',
    amount: 400_000,
    description: 'Servis lift barang',
    ...more,
  });
  const create = (more: object = {}, who: TestPerson = finance) =>
    send('POST', `/api/v1/buildings/${place.buildingId}/expenses`, draft(more), who.bearer);
  const update = ({ id, version }: Pick<Expense, 'id' | 'version'>, more: object, who: TestPerson = finance) =>
    put(`/api/v1/expenses/${id}`, draft(more), who, version);
  const read = (id: string, who: TestPerson = finance) => send('GET', `/api/v1/expenses/${id}`, undefined, who.bearer);
  const move = (
    { id, version }: Pick<Expense, 'id' | 'version'>,
    to: string,
    who: TestPerson = finance,
    reason: string | null = null,
  ) =>
    send('POST', `/api/v1/expenses/${id}/moves`, { move: to, reason }, { ...who.bearer, 'if-match': `"${version}"` });
  /** An expense that was handed in by finance; its bill is there where it has to be. */
  const submitted = async (more: ExpenseMore = {}, who: TestPerson = finance) => {
    const fileIds = (more.amount ?? 0) > 500_000 ? [await file(who)] : [];
    return (await move((await create({ fileIds, ...more }, who)).data, 'submit', who)).data as Expense;
  };
  const approved = async (more: ExpenseMore = {}) =>
    (await move(await submitted(more), 'approve', manager)).data as Expense;
  const pay = async (expenseIds: readonly string[], more: object = {}, who: TestPerson = finance) => {
    await confirmStepUp(test, who);
    const body = { expenseIds, bankAccountId: calls.accountId, on: '2026-11-20', ...more };
    return send('POST', `${organization}/expense-payments`, body, who.bearer);
  };
  const batch = async (expenseIds: readonly string[], who: TestPerson = finance) => {
    await confirmStepUp(test, who);
    const body = { expenseIds, bankAccountId: calls.accountId };
    return send('POST', `${organization}/expense-batches`, body, who.bearer);
  };
  const basis = (who: TestPerson = finance) => send('GET', `${organization}/expense-rule`, undefined, who.bearer);
  const rule = async (body: object, who: TestPerson = place.owner) => {
    await confirmStepUp(test, who);
    return send('PUT', `${organization}/expense-rule`, body, who.bearer);
  };
  const list = (query = '', who: TestPerson = finance) =>
    send('GET', `${organization}/expenses${query}`, undefined, who.bearer);
  /** What a person was told of a kind: its links. */
  const told = async (kind: NotificationKind, who: TestPerson): Promise<(string | null)[]> => {
    await fanOut(test.context);
    const rows = await test.context.db
      .selectFrom('notification')
      .select('href')
      .where('user_id', '=', who.id)
      .where('kind', '=', kind)
      .execute();
    return rows.map(({ href }) => href);
  };
  return {
    ...calls,
    ask,
    second,
    organization,
    put,
    addVendor,
    changeVendor,
    vendors,
    file,
    create,
    update,
    readExpense: read,
    moveExpense: move,
    submitted,
    approved,
    payExpenses: pay,
    batch,
    basis,
    rule,
    list,
    told,
  };
}
