import { floatLevelOf, legalFloatLimit } from '@imah/contract/wallet/words';
import { confirmStepUp, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { walletCalls } from '../testing/wallet-calls.ts';
import { warnOfFloats } from './float-warnings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('is near its limit from four fifths on, and has reached it at the limit', () => {
  expect(
    [0, 799_999_999, 800_000_000, 999_999_999, 1_000_000_000].map((float) => floatLevelOf(float, legalFloatLimit)),
  ).toEqual(['far', 'far', 'near', 'near', 'reached']);
});

it('the limit of the law holds until the owner says otherwise; what is held counts; who keeps the books is told once a month', async () => {
  const { place, pay, ask, totals, organization, send, finance, technician, told } = await walletCalls(test, 'Batas');
  await pay(900_000_000);
  await ask(100_000_000);
  expect(await totals()).toMatchObject({
    available: 800_000_000,
    held: 100_000_000,
    float: 900_000_000,
    floatLimit: 1_000_000_000,
    level: 'near',
    waiting: 1,
  });
  expect(await warnOfFloats(test.context)).toBe(1);
  expect(await warnOfFloats(test.context)).toBe(0);
  expect(await told('float-near-limit', finance)).toEqual(['/imah/saldo']);
  expect(await told('float-near-limit', technician)).toEqual([]);

  const set = async (floatLimit: number, who: TestPerson) => {
    await confirmStepUp(test, who);
    return send('PUT', `${organization}/wallet-rule`, { floatLimit }, who.bearer);
  };
  expect((await set(900_000_000, finance)).status).toBe(403);
  expect((await set(999_999, place.owner)).status).toBe(422);
  expect((await set(900_000_000, place.owner)).data).toMatchObject({ floatLimit: 900_000_000, level: 'reached' });
  expect(await warnOfFloats(test.context)).toBe(1);
  const { data } = await send('GET', `${organization}/audit?entity=wallet_rule`, undefined, place.owner.bearer);
  expect(data).toMatchObject([{ before: { floatLimit: 1_000_000_000 }, after: { floatLimit: 900_000_000 } }]);
});
