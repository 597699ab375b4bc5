import { makeMember, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof statementCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await statementCalls(test, 'Hak');
  await calls.bill('2026-11');
  await calls.give(
    november([
      [5, 648_000, 'SARI'],
      [6, -15_000, 'BIAYA ADM'],
    ]),
  );
});
afterAll(() => test.close());

it('who reads reports of the whole organisation sees its statements, and changes nothing', async () => {
  const { send, base, at, lineOf, memberWith, match, payer } = calls;
  const reader = await memberWith(['org.view', 'report.view']);
  const { id } = await lineOf('SARI');
  const seen = await Promise.all(
    [
      base,
      at('lines'),
      at('statements'),
      at(`lines/${id}/suggestions`),
      at('unstated-entries'),
      at('unsettled-payments'),
    ].map(async (url) => (await send('GET', url, undefined, reader.bearer)).status),
  );
  const refused = [
    await send('POST', at('statements'), { name: 'a.csv', content: 'YQ==', mode: 'check' }, reader.bearer),
    await send('POST', at(`lines/${id}/ignoring`), { reason: 'Tidak perlu' }, reader.bearer),
    await send('POST', at('opening-balance'), { amount: 1 }, reader.bearer),
    await match([id], [payer(648_000)], reader),
  ];

  expect(seen).toEqual([200, 200, 200, 200, 200, 200]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

it('who keeps the books but takes no payments books fees, and no payment by a line', async () => {
  const { lineOf, memberWith, match, payer, booksAccount, undo } = calls;
  const bookkeeper = await memberWith(['org.view', 'report.view', 'report.update']);
  const refused = await match([(await lineOf('SARI')).id], [payer(648_000)], bookkeeper);
  const fee = { kind: 'account', accountId: await booksAccount('5100'), amount: -15_000, note: 'Biaya bank' };
  const booked = await match([(await lineOf('BIAYA')).id], [fee], bookkeeper);
  await undo(booked.data[0].match.id);

  expect([refused.status, refused.code, booked.status]).toEqual([403, 'TIDAK_BERWENANG', 200]);
});

it('managers of some buildings, residents and strangers see nothing of it', async () => {
  const { send, base, at, place, resident } = calls;
  const manager = await makeMember(test, place, 'Satu gedung', ['building-manager'], [place.buildingId]);
  const stranger = await statementCalls(test, 'Orang lain');
  const statuses = async (bearer: Record<string, string>) =>
    Promise.all([base, at('lines')].map(async (url) => (await send('GET', url, undefined, bearer)).status));

  expect(await statuses(manager.bearer)).toEqual([403, 403]);
  expect(await statuses(resident.bearer)).toEqual([404, 404]);
  expect(await statuses(stranger.finance.bearer)).toEqual([404, 404]);
});

it('an account, a line, an entry or a payer of another organisation is not there', async () => {
  const { send, base, lineOf, match, booksAccount } = calls;
  const stranger = await statementCalls(test, 'Seberang');
  await stranger.bill('2026-11');
  await stranger.give(november([[5, 648_000, 'SARI']]));
  const { id } = await lineOf('SARI');
  const ofOther = await stranger.booksAccount('4400');
  const books = { kind: 'account', accountId: ofOther, amount: 648_000, note: 'Akun orang' };
  const theirs = await send('GET', `${base}/${stranger.accountId}/lines`);
  const line = await match([(await stranger.lineOf('SARI')).id], [{ ...books, accountId: await booksAccount('4400') }]);
  const account = await match([id], [books]);
  const payer = await match([id], [stranger.payer(648_000)]);
  const building = await match(
    [id],
    [{ ...books, accountId: await booksAccount('4400'), buildingId: stranger.place.buildingId }],
  );

  expect([theirs.status, line.status, account.status, building.status]).toEqual([404, 404, 422, 422]);
  // Whether the payer is there at all is not told to who has no right to the building.
  expect([403, 404]).toContain(payer.status);
  expect((await lineOf('SARI')).state).toBe('new');
});
