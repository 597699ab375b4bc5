import type { LedgerAccount } from '@imah/contract/finances';
import { toRupiah } from '@imah/ledger';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { financesCalls } from '../testing/finances-calls.ts';
import { draftOf, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof financesCalls>>;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  calls = await financesCalls(test, 'Anggrek');
});

const add = (more: object = {}, headers = calls.finance.bearer) =>
  calls.send(
    'POST',
    `${calls.base}/accounts`,
    { code: '1130', name: 'Bank BCA', type: 'asset', isMoney: true, ...more },
    headers,
  );
const change = (account: LedgerAccount, body: object, version = account.version) =>
  calls.send('PUT', `${calls.base}/accounts/${account.accountId}`, body, {
    ...calls.finance.bearer,
    'if-match': `"${version}"`,
  });
const list = async (): Promise<LedgerAccount[]> => (await calls.get('accounts')).data;
const named = async (code: string) => (await list()).find((account) => account.code === code);

it('an account is added beside those that every organisation has, and what it holds counts as money', async () => {
  const { status, data } = await add();
  const { orgId } = calls.place;
  await post(
    test,
    orgId,
    draftOf([], {
      postings: [
        { account: { kind: 'id', id: data.accountId }, side: 'debit', amount: toRupiah(900) },
        { account: { kind: 'key', key: 'equity' }, side: 'credit', amount: toRupiah(900) },
      ],
    }),
  );

  expect([status, (await list()).length]).toEqual([201, 25]);
  expect(await named('1130')).toEqual({ ...data, balance: 900 });
  const { sections, money, proven } = await calls.report('cash-flow');
  expect([sections.find(({ section }) => section === 'financing')?.total[0], money?.closing[0], proven]).toEqual([
    900,
    900,
    true,
  ]);
});

it.each([
  ['a code that is taken', { code: '1110' }, ['code']],
  ['a code of another type', { code: '4900' }, ['code']],
  ['money that is no asset', { code: '2900', type: 'liability' }, ['isMoney']],
  ['a code that is none', { code: 'x' }, ['code']],
  ['no name', { name: ' ' }, ['name']],
] as const)('refuses %s', async (_what, more, fields) => {
  await add({ code: '1131' });
  const refused = await add(more);

  expect([refused.status, Object.keys(refused.fields)]).toEqual([422, fields]);
});

it('an account is renamed; one that is not keeps the name of its key in every language', async () => {
  await add();
  const cash = await named('1100');
  if (cash === undefined) throw new Error('there is cash');

  expect((await change(cash, { name: 'Kas', state: 'active' })).data).toEqual(cash);
  expect((await change(cash, { name: 'Kas kecil', state: 'active' })).data).toMatchObject({
    name: 'Kas kecil',
    version: 2,
  });
  expect((await change(cash, { name: 'Kas besar', state: 'active' })).status).toBe(412);
});

it('an account goes out of use while nothing stands on it, is not posted to, and comes back', async () => {
  const { data: account } = await add();
  const archived = await change(account, { name: account.name, state: 'archived' });
  const postings = [
    { account: { kind: 'id' as const, id: account.accountId }, side: 'debit' as const, amount: toRupiah(5) },
    { account: { kind: 'key' as const, key: 'equity' as const }, side: 'credit' as const, amount: toRupiah(5) },
  ];

  expect(archived.data).toMatchObject({ state: 'archived', version: 2 });
  await expect(post(test, calls.place.orgId, draftOf([], { postings }))).rejects.toThrow('AKUN_DIPAKAI');
  await change(account, { name: account.name, state: 'active' }, 2);
  await post(test, calls.place.orgId, draftOf([], { postings }));
  expect(await change(account, { name: account.name, state: 'archived' }, 3)).toMatchObject({
    status: 409,
    code: 'AKUN_DIPAKAI',
  });
  const cash = await named('1100');
  if (cash === undefined) throw new Error('there is cash');
  expect(await change(cash, { name: 'Kas', state: 'archived' })).toMatchObject({ status: 409, code: 'AKUN_DIPAKAI' });
});

it('a manager of one building adds nothing, and a foreign account is not there', async () => {
  expect((await add({}, calls.manager.bearer)).status).toBe(403);
  const { data: account } = await add();
  const other = await financesCalls(test, 'Jauh');
  const foreign = await other.send(
    'PUT',
    `${other.base}/accounts/${account.accountId}`,
    { name: 'x', state: 'active' },
    {
      ...other.finance.bearer,
      'if-match': '"1"',
    },
  );
  expect(foreign.status).toBe(404);
});
