import type { Command } from '@imah/contract/devices';
import { buildingTopic, deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import type { MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, type TestPerson } from '@imah/server-platform/testing';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { createLiveWorld, type LiveWorld } from './testing/live-world.ts';

const start = Date.UTC(2026, 10, 21, 3);
let world: LiveWorld;
let technician: TestPerson;
let finance: TestPerson;
let keys = 0;

beforeAll(async () => {
  world = await createLiveWorld();
  technician = await makeMember(world, world.place, 'Agus', ['technician']);
  finance = await makeMember(world, world.place, 'Rina', ['finance']);
});
afterAll(() => world.close());

interface Pump {
  readonly device: DeviceIdentity;
  readonly client: MqttClient;
  /** What it was told, in order. */
  readonly told: { id: string; method: string; params: unknown; expiresAt: string }[];
}

async function startPump(typeKey = 'pump'): Promise<Pump> {
  const device = await world.makeDevice(typeKey);
  const client = await world.connectDevice(device);
  const told: Pump['told'] = [];
  client.on('message', (_topic, payload) => void told.push(JSON.parse(String(payload))));
  await client.subscribeAsync(deviceTopic(device, 'cmd'), { qos: 1 });
  await client.publishAsync(deviceTopic(device, 'tele'), '{"values":{"running":false}}', { qos: 1 });
  return { device, client, told };
}

function send(device: DeviceIdentity, value: unknown = true, more: object = {}, by = technician, key = 'running') {
  keys += 1;
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/devices/${device.deviceId}/commands`,
    headers: { ...by.bearer, 'idempotency-key': `key-${keys}` },
    payload: { method: 'set', params: { key, value }, confirmed: true, ...more },
  });
}

async function list(
  device: DeviceIdentity,
  query = '',
): Promise<{ data: Command[]; meta: { nextCursor: string | null } }> {
  const url = `/api/v1/devices/${device.deviceId}/commands${query}`;
  return (await world.app.inject({ url, headers: technician.bearer })).json();
}
const statuses = async (device: DeviceIdentity) => (await list(device)).data.map(({ status }) => status);
const answer = ({ client, device }: Pump, ack: object) =>
  client.publishAsync(deviceTopic(device, 'cmd/ack'), JSON.stringify(ack), { qos: 1 });

describe('a command', () => {
  it('is answered as sent, reaches the device, and is acknowledged and done by what the device says', async () => {
    const pump = await startPump();

    const response = await send(pump.device);

    expect(response.statusCode).toBe(202);
    const command: Command = response.json().data;
    const at = new Date(start).toISOString();
    expect(command).toEqual({
      id: command.id,
      deviceId: pump.device.deviceId,
      method: 'set',
      params: { key: 'running', value: true },
      status: 'sent',
      requestedBy: { id: technician.id, name: 'Agus' },
      requestedAt: at,
      sentAt: at,
      acknowledgedAt: null,
      finishedAt: null,
      expiresAt: new Date(start + 10_000).toISOString(),
      error: null,
      reason: null,
      persist: false,
      decision: null,
      cancelledBy: null,
      mismatchedAt: null,
      acts: [],
    });
    await expect
      .poll(() => pump.told)
      .toEqual([{ id: command.id, method: 'set', params: command.params, expiresAt: command.expiresAt }]);
    await answer(pump, { id: command.id, status: 'accepted' });
    expect(await statuses(pump.device)).toEqual(['acknowledged']);
    await answer(pump, { id: command.id, status: 'done', reported: { running: true } });
    expect((await list(pump.device)).data).toEqual([
      { ...command, status: 'succeeded', acknowledgedAt: at, finishedAt: at },
    ]);
  });

  it('has succeeded when the device reports what was asked for, even without an answer', async () => {
    const pump = await startPump();
    await send(pump.device);

    await pump.client.publishAsync(deviceTopic(pump.device, 'tele'), '{"values":{"running":false}}', { qos: 1 });
    await world.services.settled();
    const before = await statuses(pump.device);
    await pump.client.publishAsync(deviceTopic(pump.device, 'tele'), '{"values":{"running":true}}', { qos: 1 });
    await world.services.settled();

    expect([before, await statuses(pump.device)]).toEqual([['sent'], ['succeeded']]);
  });

  it('has succeeded only when the value the device reported with its answer can be read', async () => {
    const pump = await startPump();
    const screen = await world.connectPerson(technician);
    const ended = Promise.withResolvers<void>();
    screen.on('message', (_topic, payload) => void (JSON.parse(String(payload)).version === 5 && ended.resolve()));
    await screen.subscribeAsync(buildingTopic(pump.device, 'ev'));
    const { id } = (await send(pump.device)).json().data;

    void answer(pump, { id, status: 'done', reported: { running: true } });
    await ended.promise;

    const url = `/api/v1/devices/${pump.device.deviceId}`;
    const device = (await world.app.inject({ url, headers: technician.bearer })).json().data;
    expect(device.state.values).toEqual({ running: true });
  });

  it('fails with the words of the device', async () => {
    const pump = await startPump();
    const { id } = (await send(pump.device)).json().data;

    await answer(pump, { id, status: 'failed', error: 'Sekring putus' });

    const [command] = (await list(pump.device)).data;
    expect([command?.status, command?.error]).toEqual(['failed', 'Sekring putus']);
  });

  it('fails also with words that no database keeps, without what cannot be kept of them', async () => {
    const pump = await startPump();
    const { id } = (await send(pump.device)).json().data;

    await answer(pump, { id, status: 'failed', error: 'Sekring\0 putus \ud83d' });

    const [command] = (await list(pump.device)).data;
    expect([command?.status, command?.error]).toEqual(['failed', 'Sekring putus \ufffd']);
  });

  it('expires when the device says nothing in time, and what comes later changes nothing', async () => {
    const pump = await startPump();
    const { id } = (await send(pump.device, true, { expiresInSeconds: 5 })).json().data;

    world.clock.now = start + 4_999;
    await world.services.expireCommands();
    const before = await statuses(pump.device);
    world.clock.now = start + 5_000;
    await world.services.expireCommands();
    await answer(pump, { id, status: 'done' });
    world.clock.now = start;

    expect([before, await statuses(pump.device)]).toEqual([['sent'], ['expired']]);
  });

  it('that a server which ended left unsent is handed to the device by the next turn, once', async () => {
    const pump = await startPump();
    const { id } = (await send(pump.device)).json().data;
    await expect.poll(() => pump.told).toHaveLength(1);
    await sql`UPDATE device_command SET published_at = NULL WHERE id = ${id}`.execute(world.context.db);

    world.clock.now = start + 1_999;
    const early = await world.services.handOverLeftCommands();
    world.clock.now = start + 2_000;
    const [first, second] = await Promise.all([
      world.services.handOverLeftCommands(),
      world.services.handOverLeftCommands(),
    ]);
    world.clock.now = start;

    expect([early, first + second]).toEqual([0, 1]);
    await expect.poll(() => pump.told.map((told) => told.id)).toEqual([id, id]);
  });

  it('is refused while another is under way, and allowed again when that one has ended', async () => {
    const pump = await startPump();
    const { id } = (await send(pump.device)).json().data;

    const second = await send(pump.device, false);
    await answer(pump, { id, status: 'done' });
    const third = await send(pump.device, false);

    expect([second.statusCode, second.json().code, third.statusCode]).toEqual([409, 'PERINTAH_BERJALAN', 202]);
  });

  it('replaces one that is still queued', async () => {
    const pump = await startPump();
    const { id } = (await send(pump.device)).json().data;
    await sql`UPDATE device_command SET status = 'queued', sent_at = NULL WHERE id = ${id}`.execute(world.context.db);

    await send(pump.device, false);

    expect(await statuses(pump.device)).toEqual(['sent', 'cancelled']);
  });

  it('of twenty at once reaches the device once: the others are refused, or replaced before they left', async () => {
    const pump = await startPump();

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(pump.device)));

    const taken = answers.filter(({ statusCode }) => statusCode === 202).length;
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20 - taken);
    const [sent, ...others] = (await list(pump.device)).data.toSorted((a) => (a.status === 'sent' ? -1 : 1));
    expect([sent?.status, others.map(({ status }) => status)]).toEqual(['sent', others.map(() => 'cancelled')]);
    await expect.poll(() => pump.told.map(({ id }) => id)).toEqual([sent?.id]);
  });

  it.each([
    [
      'a device that is offline',
      409,
      'PERANGKAT_LURING',
      async () => {
        const pump = await startPump();
        await pump.client.endAsync();
        await expect
          .poll(
            async () =>
              (
                await sql`SELECT 1 FROM device WHERE id = ${pump.device.deviceId} AND NOT online`.execute(
                  world.context.db,
                )
              ).rows.length,
          )
          .toBe(1);
        return send(pump.device);
      },
    ],
    ['a device that never spoke', 409, 'PERANGKAT_LURING', async () => send(await world.makeDevice('pump'))],
    [
      'a device that is disabled',
      409,
      'PERANGKAT_NONAKTIF',
      async () => {
        const { device } = await startPump();
        await sql`UPDATE device SET enabled = false WHERE id = ${device.deviceId}`.execute(world.context.db);
        return send(device);
      },
    ],
    ['a device without that control', 422, 'VALIDASI_SALAH', async () => send((await startPump('lift')).device)],
    ['a switch that is told a number', 422, 'VALIDASI_SALAH', async () => send((await startPump()).device, 1)],
    ['a person who may not', 404, 'TIDAK_DITEMUKAN', async () => send((await startPump()).device, true, {}, finance)],
  ] as const)('is refused for %s', async (_what, status, code, attempt) => {
    const response = await attempt();

    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('does not listen to a device that answers for another', async () => {
    const [pump, other] = [await startPump(), await startPump()];
    const { id } = (await send(pump.device)).json().data;

    await answer(other, { id, status: 'done' });

    expect(await statuses(pump.device)).toEqual(['sent']);
  });

  it('tells who watches the building of every step, and leaves an audit row for each', async () => {
    const pump = await startPump();
    const screen = await world.connectPerson(technician);
    const seen: { entity: string; version: number; op: string; id: string }[] = [];
    screen.on('message', (_topic, payload) => void seen.push(JSON.parse(String(payload))));
    await screen.subscribeAsync(buildingTopic(pump.device, 'ev'));

    const { id } = (await send(pump.device)).json().data;
    await answer(pump, { id, status: 'accepted' });
    await answer(pump, { id, status: 'done' });

    const ofCommand = () =>
      seen.filter((event) => event.entity === 'command' && event.id === id).map(({ op, version }) => [op, version]);
    await expect.poll(ofCommand).toEqual([
      ['created', 2],
      ['updated', 3],
      ['updated', 4],
      ['updated', 5],
    ]);
    const { rows } = await sql<{ action: string; actor_kind: string }>`
      SELECT action, actor_kind FROM audit_event WHERE entity_id = ${id} ORDER BY seq`.execute(world.context.db);
    expect(rows).toEqual([
      { action: 'create', actor_kind: 'user' },
      { action: 'sent', actor_kind: 'system' },
      { action: 'acknowledged', actor_kind: 'device' },
      { action: 'succeeded', actor_kind: 'device' },
    ]);
  });

  it.each([
    ['a pump, without having been confirmed', 'pump', true, { confirmed: undefined }, { confirmed: ['Wajib diisi'] }],
    [
      'a pump that stops, without having been confirmed',
      'pump',
      false,
      { confirmed: undefined },
      { confirmed: ['Wajib diisi'] },
    ],
    ['a fire pump that stops, without a reason', 'fire-pump', false, {}, { reason: ['Wajib diisi'] }],
    [
      'a fire pump that stops, for a reason of one letter',
      'fire-pump',
      false,
      { reason: ' x ' },
      { reason: ['Minimal 3 karakter'] },
    ],
  ])('is not sent to %s', async (_what, type, value, more, fields) => {
    const pump = await startPump(type);

    const response = await send(pump.device, value, more);

    expect([response.statusCode, response.json().errors, await list(pump.device), pump.told]).toEqual([
      422,
      fields,
      { data: [], meta: { nextCursor: null } },
      [],
    ]);
  });

  it('keeps in the audit why a fire pump was stopped', async () => {
    const pump = await startPump('fire-pump');

    const { id } = (await send(pump.device, false, { reason: 'Uji bulanan bersama Damkar' })).json().data;

    const { rows } = await sql<{ reason: string }>`
      SELECT reason FROM audit_event WHERE entity_id = ${id} AND action = 'create'`.execute(world.context.db);
    expect(rows).toEqual([{ reason: 'Uji bulanan bersama Damkar' }]);
  });

  it('is listed newest first, page by page', async () => {
    const pump = await startPump();
    const sent: string[] = [];
    for (const value of [true, false, true]) {
      const { id } = (await send(pump.device, value)).json().data;
      await answer(pump, { id, status: 'done' });
      sent.unshift(id);
      world.clock.now += 1_000;
    }
    world.clock.now = start;

    const first = await list(pump.device, '?limit=2');
    const second = await list(pump.device, `?limit=2&cursor=${first.meta.nextCursor}`);

    expect([first.data.map(({ id }) => id), second.data.map(({ id }) => id), second.meta]).toEqual([
      sent.slice(0, 2),
      sent.slice(2),
      { nextCursor: null },
    ]);
  });
});
