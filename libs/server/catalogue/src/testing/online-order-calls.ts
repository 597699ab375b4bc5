import type { Order } from '@imah/contract/catalogue';
import { type GatewayProcess, serverKey, startGateway } from '@imah/server-billing/testing';
import { confirmStepUp, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { orderCalls, type Wanted } from './order-calls.ts';
import { createTestApp } from './test-app.ts';

/** A server whose payments go to a simulator of its own. */
export async function createOnlineApp(): Promise<{
  test: TestApp;
  gateway: GatewayProcess;
  close: () => Promise<void>;
}> {
  const gateway = await startGateway();
  const test = await createTestApp({ config: { paymentSimulatorUrl: gateway.url } });
  const close = async () => {
    await test.close();
    await gateway.kill();
  };
  return { test, gateway, close };
}

/** The calls about orders in an organisation that takes payments at the simulator. */
export async function onlineOrderCalls(test: TestApp, name: string) {
  const calls = await orderCalls(test, name);
  const { place, send, order, resident } = calls;
  const { db } = test.context;
  const setGateway = async (draft: object) => {
    await confirmStepUp(test, place.owner);
    return test.app.inject({
      method: 'PUT',
      url: `/api/v1/organizations/${place.orgId}/payment-gateway`,
      headers: place.owner.bearer,
      payload: { place: 'simulator', serverKey, ...draft },
    });
  };
  await setGateway({ methods: ['qris', 'va'], banks: ['bca'] });
  /** An order that waits for its payment, with the id of that. */
  const orderOnline = async (lines: readonly Wanted[], more: object = {}) => {
    const placed: Order = await order(lines, { payment: 'online', method: 'qris', ...more } as never);
    return { placed, id: placed.onlinePayment?.id ?? '' };
  };
  const check = async (id: string, who: TestPerson = resident): Promise<string> =>
    (await send('POST', `/api/v1/online-payments/${id}/check`, undefined, who.bearer)).data.state;
  const giveUp = (id: string, who: TestPerson = resident) =>
    send('POST', `/api/v1/online-payments/${id}/cancellation`, undefined, who.bearer);
  /** What the books say, of every account that is not empty, deposits as one. */
  const balances = async (): Promise<Record<string, number>> => {
    const accounts = await db
      .selectFrom('ledger_account')
      .select(['key', 'balance'])
      .where('org_id', '=', place.orgId)
      .where('balance', '<>', 0)
      .execute();
    const byKey = Map.groupBy(accounts, ({ key }) => key ?? 'deposits');
    return Object.fromEntries(
      [...byKey].map(([key, found]) => [key, found.reduce((sum, { balance }) => sum + Number(balance), 0)]),
    );
  };
  return { ...calls, setGateway, orderOnline, check, giveUp, balances };
}
