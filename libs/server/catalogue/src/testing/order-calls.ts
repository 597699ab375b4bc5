import { randomUUIDv7 } from 'node:crypto';
import type { Order, OrderPreview } from '@imah/contract/catalogue';
import type { OrderMove } from '@imah/contract/catalogue/words';
import { fanOut } from '@imah/server-notifications';
import { makeMember, makeUnit, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { catalogueCalls } from './catalogue-calls.ts';

/** How much of a product is ordered. */
export interface Wanted {
  readonly variantId?: string;
  readonly productId: string;
  readonly qtyMilli: number;
}

/** A building in which Sari lives, with water for 18,000, cleaning for 100,000 with tax, and the calls about orders. */
export async function orderCalls(test: TestApp, name: string) {
  const calls = await catalogueCalls(test, name);
  const { place, resident, finance } = calls;
  const { db } = test.context;
  await sql`WITH s AS (
      INSERT INTO section (org_id, id, building_id, name, kind)
      VALUES (${place.orgId}, ${randomUUIDv7()}, ${place.buildingId}, 'Menara A', 'tower') RETURNING org_id, id
    ) INSERT INTO floor (org_id, id, section_id, level, label) SELECT org_id, ${randomUUIDv7()}, id, 1, 'Lantai 1' FROM s`.execute(
    db,
  );
  const unitId = await makeUnit(test, place, 'A-101', resident);
  const reception = await makeMember(test, place, 'Resepsionis', ['reception'], [place.buildingId]);
  const water = await calls.product();
  await calls.price(water.id, 18_000, '2026-11-01');
  const cleaning = await calls.product({
    sku: 'BERSIH',
    name: 'Bersih AC',
    kind: 'service',
    unit: 'kali',
    tax: 'ppn-full',
  });
  await calls.price(cleaning.id, 100_000, '2026-11-01');
  const personOf = async (who: TestPerson): Promise<string> => {
    const person = await db
      .selectFrom('person')
      .select('id')
      .where('org_id', '=', place.orgId)
      .where('user_id', '=', who.id)
      .executeTakeFirstOrThrow();
    return person.id;
  };

  async function send(method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await test.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    const json = answer.body === '' ? null : answer.json();
    return { status: answer.statusCode, code: json?.code, data: json?.data, meta: json?.meta, errors: json?.errors };
  }
  const get = (url: string, who: TestPerson = resident) => send('GET', `/api/v1/${url}`, undefined, who.bearer);
  const one = (product: { readonly id: string }, qty = 1): Wanted => ({ productId: product.id, qtyMilli: qty * 1_000 });
  const tryPreview = (lines: readonly Wanted[], more: object = {}, who: TestPerson = resident) =>
    send('POST', '/api/v1/own-order-trials', { unitId, lines, ...more }, who.bearer);
  const preview = async (
    lines: readonly Wanted[],
    more: object = {},
    who: TestPerson = resident,
  ): Promise<OrderPreview> => (await tryPreview(lines, more, who)).data;
  const tryOrder = (lines: readonly Wanted[], more: object, who: TestPerson = resident, key: string = randomUUIDv7()) =>
    send(
      'POST',
      '/api/v1/own-orders',
      { unitId, lines, payment: 'next-bill', ...more },
      { ...who.bearer, 'idempotency-key': key },
    );
  /** An order at what it costs now. */
  const order = async (
    lines: readonly Wanted[],
    more: { unitId?: string; code?: string; payment?: string; note?: string } = {},
    who: TestPerson = resident,
  ): Promise<Order> => {
    const { unitId: of = unitId, code = null } = more;
    const { total } = await preview(lines, { unitId: of, code }, who);
    const placed = await tryOrder(lines, { ...more, shownTotal: total }, who);
    if (placed.status !== 201)
      throw new Error(`refused: ${placed.status} ${placed.code} ${JSON.stringify(placed.errors)}`);
    return placed.data;
  };
  const move = (
    { id, version }: Pick<Order, 'id' | 'version'>,
    to: OrderMove,
    { who = finance, reason = null }: { who?: TestPerson; reason?: string | null } = {},
  ) => send('POST', `/api/v1/orders/${id}/moves`, { move: to, reason }, { ...who.bearer, 'if-match': `"${version}"` });
  const read = async (id: string, who: TestPerson = resident): Promise<Order> => (await get(`orders/${id}`, who)).data;
  /** Money that came in beyond any bill: it is in the deposit. */
  const topUp = async (amount: number, who: TestPerson = resident) =>
    send(
      'POST',
      `/api/v1/buildings/${place.buildingId}/payments`,
      {
        personId: await personOf(who),
        method: 'transfer',
        amount,
        receivedOn: '2026-11-20',
        reference: null,
        note: null,
      },
      { ...finance.bearer, 'idempotency-key': randomUUIDv7() },
    );
  const available = async (who: TestPerson = resident): Promise<number> =>
    (await get('own-shops', who)).data[0].available;
  const moveRun = (id: string, to: string, version: number) =>
    send(
      'POST',
      `/api/v1/buildings/${place.buildingId}/billing-runs/${id}/moves`,
      { move: to },
      { ...finance.bearer, 'if-match': `"${version}"` },
    );
  const makeRun = async (period: string): Promise<string> =>
    (
      await send(
        'POST',
        `/api/v1/buildings/${place.buildingId}/billing-runs`,
        { period, dueOn: `${period}-25` },
        finance.bearer,
      )
    ).data.id;
  /** The run of a month, reckoned, looked at and issued: its bills. */
  const issue = async (period = '2026-11'): Promise<{ id: string; total: number; number: string }[]> => {
    const id = await makeRun(period);
    await moveRun(id, 'calculate', 1);
    await moveRun(id, 'review', 2);
    return (await moveRun(id, 'issue', 3)).data.bills;
  };
  const usedOf = async (promotionId: string): Promise<number> => {
    const { used } = await db
      .selectFrom('promotion')
      .select('used')
      .where('id', '=', promotionId)
      .executeTakeFirstOrThrow();
    return used;
  };
  /** What a person was told of orders: its links. */
  const told = async (who: TestPerson): Promise<(string | null)[]> => {
    await fanOut(test.context);
    const rows = await db
      .selectFrom('notification')
      .select('href')
      .where('user_id', '=', who.id)
      .where('kind', '=', 'order-moved')
      .execute();
    return rows.map(({ href }) => href);
  };
  return {
    ...calls,
    unitId,
    reception,
    water,
    cleaning,
    personOf,
    send,
    get,
    one,
    tryPreview,
    preview,
    tryOrder,
    order,
    move,
    read,
    topUp,
    available,
    makeRun,
    moveRun,
    issue,
    usedOf,
    told,
  };
}
