import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHandlers } from '../domains.ts';
import {
  createTestDatabase,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let technician: TestPerson;
/** Ends the connections of the server, as the end of its process does, once. */
let cutOff: (() => Promise<void>) | null = null;

beforeAll(async () => {
  test = await createTestApp({
    handlers: (context) => {
      const { createTicket, addTicketReply, addTicketCost, sendCommand } = createHandlers(context);
      return {
        createTicket: cutAfter(createTicket),
        addTicketReply: cutAfter(addTicketReply),
        addTicketCost: cutAfter(addTicketCost),
        sendCommand: cutAfter(sendCommand),
      };
    },
  });
  place = await makePlace(test, 'Melati');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Teknisi', ['technician']);
});
afterAll(() => test.close());

/** The change is made, and the server dies before its answer is on the way. */
function cutAfter<C, A>(handle: (call: C) => Promise<A>): (call: C) => Promise<A> {
  return async (call) => {
    const answer = await handle(call);
    const cut = cutOff;
    cutOff = null;
    await cut?.();
    return answer;
  };
}

async function killConnections(): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(test.context.db);
  const elsewhere = await createTestDatabase();
  const killer = new pg.Client(elsewhere.url);
  await killer.connect();
  await killer.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [rows[0]?.name]);
  await killer.end();
  await elsewhere.dispose();
}

const post = (url: string, key: string, payload: object, who = manager) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    headers: { ...who.bearer, 'idempotency-key': key },
    payload,
  });

const rowsOf = async (table: string, column: string, value: string) =>
  (await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${value}`.execute(test.context.db)).rows
    .length;

/** Sends once to a server that dies, then again at once and once more, all with one key. */
async function sendThrice(url: string, key: string, payload: object, who = manager) {
  cutOff = killConnections;
  const lost = await post(url, key, payload, who);
  // On a busy machine the server meets one dead connection after the other before it has new ones: it says when to come again.
  const again = await vi.waitUntil(
    async () => {
      const answer = await post(url, key, payload, who);
      return answer.statusCode === 503 ? null : answer;
    },
    { timeout: 15_000 },
  );
  const more = await post(url, key, payload, who);
  expect([lost.statusCode >= 500, more.statusCode]).toEqual([true, again.statusCode]);
  expect(more.json()).toEqual(again.json());
  return again;
}

async function report(title: string): Promise<string> {
  return (await post(`/buildings/${place.buildingId}/tickets`, `report-${title.length}`, { title })).json().data.id;
}

it('a ticket whose server died before it could answer is there once, and the same key is answered at once', async () => {
  const answer = await sendThrice(`/buildings/${place.buildingId}/tickets`, 'ticket', { title: 'Lampu padam' });

  expect([answer.statusCode, await rowsOf('ticket', 'title', 'Lampu padam')]).toEqual([201, 1]);
});

it('a reply and a cost whose server died before it could answer are there once', async () => {
  const id = await report('Keran bocor');
  const reply = await sendThrice(`/tickets/${id}/replies`, 'reply', { body: 'Segera' });
  const cost = await sendThrice(`/tickets/${id}/costs`, 'cost', { id: randomUUIDv7(), label: 'Keran', amount: 50_000 });

  expect([reply.statusCode, await rowsOf('ticket_reply', 'ticket_id', id)]).toEqual([201, 1]);
  expect([cost.statusCode, await rowsOf('ticket_cost', 'ticket_id', id)]).toEqual([201, 1]);
});

it('a command whose server died before it could answer is written once and leaves once', async () => {
  const id = randomUUIDv7();
  await sql`INSERT INTO device (org_id, id, building_id, name, type_key, online)
    VALUES (${place.orgId}, ${id}, ${place.buildingId}, 'Pompa', 'pump', true)`.execute(test.context.db);
  test.liveCalls.length = 0;

  const command = { method: 'set', params: { key: 'running', value: true }, confirmed: true };
  const answer = await sendThrice(`/devices/${id}/commands`, 'command', command, technician);

  expect([answer.statusCode, answer.json().data.status]).toEqual([202, 'sent']);
  expect(await rowsOf('device_command', 'device_id', id)).toBe(1);
  expect(test.liveCalls.filter((call) => call.endsWith('/cmd'))).toHaveLength(1);
});
