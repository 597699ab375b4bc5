import { randomUUIDv7 } from 'node:crypto';
import type { TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookPayment } from '../payments/book-payment.ts';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls } from './testing/statement-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** An account at a bank, and two payments that came through a gateway and stand in clearing. */
async function settlementCalls(name: string) {
  const calls = await statementCalls(test, name);
  const { place, personId, finance } = calls;
  const online = async (amount: number, receivedOn: string) => {
    const id = randomUUIDv7();
    const received = {
      orgId: place.orgId,
      id,
      buildingId: place.buildingId,
      personId,
      personName: 'Sari',
      method: 'qris' as const,
      amount,
      receivedOn,
      timeZone: 'Asia/Jakarta',
      reference: null,
      note: null,
      shares: [],
      excess: amount,
      recordedBy: { userId: finance.id, name: 'Imah' },
    };
    await test.context.db.transaction().execute((trx) => bookPayment(trx, received, test.clock.now));
    return id;
  };
  const ids = [await online(500_000, '2026-11-10'), await online(300_000, '2026-11-11')];
  const waiting = async () =>
    (await calls.send('GET', calls.at('unsettled-payments'))).data.map(
      ({ paymentId }: { paymentId: string }) => paymentId,
    );
  return { ...calls, ids, waiting };
}

it('what a gateway pays out moves from clearing to the bank, its fee is borne by the organisation; undone, it stands in clearing again', async () => {
  const { give, lineOf, suggestions, match, undo, stands, ids, waiting } = await settlementCalls('Cair');
  await give(november([[12, 794_400, 'KR OTOMATIS MIDTRANS']]));
  const before = [await stands('1120'), await waiting()];
  const [suggestion] = await suggestions('MIDTRANS');
  const { data } = await match([(await lineOf('MIDTRANS')).id], suggestion.parts);
  const settled = [await stands('1120'), await stands('1110'), await stands('5300'), await waiting()];
  await undo(data[0].match.id);

  expect(before).toEqual([800_000, ids]);
  expect(suggestion.parts).toEqual([{ kind: 'settlement', paymentIds: ids, fee: 5_600 }]);
  expect(settled).toEqual([0, 794_400, 5_600, []]);
  expect([await stands('1120'), await stands('1110'), await stands('5300'), await waiting()]).toEqual([
    800_000,
    0,
    0,
    ids,
  ]);
});

it('a payment is paid out once, and no fee takes all of it', async () => {
  const { give, lineOf, match, ids } = await settlementCalls('Sekali');
  await give(
    november([
      [12, 496_500, 'CAIR SATU'],
      [13, 496_500, 'CAIR DUA'],
    ]),
  );
  const part = { kind: 'settlement', paymentIds: ids.slice(0, 1), fee: 3_500 };
  const [one, other] = [(await lineOf('SATU')).id, (await lineOf('DUA')).id];
  const eaten = await match([one], [{ ...part, fee: 500_000 }]);
  const first = await match([one], [part]);
  const second = await match([other], [part]);

  expect([eaten.status, first.status, second.status]).toEqual([422, 200, 409]);
});
