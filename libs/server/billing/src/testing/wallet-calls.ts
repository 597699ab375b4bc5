import { randomUUIDv7 } from 'node:crypto';
import type { NotificationKind } from '@imah/contract/notifications/words';
import { accountWaitMs } from '@imah/contract/wallet/words';
import { fanOut } from '@imah/server-notifications';
import { confirmStepUp, makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { paymentCalls } from './payment-calls.ts';

/** A building whose only unit has bills of 648,000 a month, its payer's deposit, and two people of finance. */
export async function walletCalls(test: TestApp, name: string) {
  const calls = await paymentCalls(test, name);
  const { place, personId, resident, finance, send } = calls;
  const second = await makeMember(test, place, 'Bendahara', ['finance']);
  const wallet = `/api/v1/wallets/${personId}`;
  const organization = `/api/v1/organizations/${place.orgId}`;
  const read = async (who: TestPerson = resident) => (await send('GET', wallet, undefined, who.bearer)).data;
  /** What is available and held. */
  const stand = async () => {
    const { available, held } = await read();
    return [available, held];
  };
  const statement = async (query = 'limit=200', who: TestPerson = resident) =>
    send('GET', `${wallet}/entries?${query}`, undefined, who.bearer);
  const use = (
    amount: number,
    billIds: readonly string[] = [],
    who: TestPerson = resident,
    key: string = randomUUIDv7(),
  ) =>
    send(
      'POST',
      `${wallet}/payments`,
      { buildingId: place.buildingId, billIds, amount },
      { ...who.bearer, 'idempotency-key': key },
    );
  const account = { bank: 'BCA', accountNumber: '1234567890', accountName: 'Sari Dewi' };
  const draft = (amount: number, more: object = {}) => ({ buildingId: place.buildingId, amount, ...account, ...more });
  const ask = async (amount: number, more: object = {}, who: TestPerson = resident) => {
    await confirmStepUp(test, who);
    const headers = { ...who.bearer, 'idempotency-key': randomUUIDv7() };
    return send('POST', `${wallet}/payouts`, draft(amount, more), headers);
  };
  /** A payout that was asked for yesterday: its account has waited. */
  const waited = async (...asked: Parameters<typeof ask>) => {
    test.clock.now -= accountWaitMs;
    try {
      return await ask(...asked);
    } finally {
      test.clock.now += accountWaitMs;
    }
  };
  const move = async (
    { id, version }: { readonly id: string; readonly version: number },
    to: string,
    who: TestPerson = finance,
    reason: string | null = null,
  ) => {
    await confirmStepUp(test, who);
    const headers = { ...who.bearer, 'if-match': `"${version}"` };
    return send('POST', `/api/v1/payouts/${id}/moves`, { move: to, reason }, headers);
  };
  const totals = async (who: TestPerson = finance) =>
    (await send('GET', `${organization}/wallet-totals`, undefined, who.bearer)).data;
  const autopay = (more: object = {}, who: TestPerson = resident) =>
    send('PUT', `${wallet}/autopay`, { state: 'on', limit: 1_000_000, when: 'issued', day: null, ...more }, who.bearer);
  /** What a person was told of a kind: its links. */
  const told = async (kind: NotificationKind, who: TestPerson = resident): Promise<(string | null)[]> => {
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
    second,
    wallet,
    organization,
    read,
    stand,
    statement,
    use,
    draft,
    ask,
    waited,
    move,
    totals,
    autopay,
    told,
  };
}
