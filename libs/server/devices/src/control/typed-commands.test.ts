import type { Command, DeviceTypeDraft } from '@imah/contract/devices';
import { commandHold, commandRate } from '@imah/contract/devices/words';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { makeMember, type TestPerson } from '@imah/server-platform/testing';
import type { DeviceIdentity } from '@imah/server-platform/live';
import type { MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../testing/live-world.ts';

const start = Date.UTC(2026, 10, 21, 3);
let world: LiveWorld;
let asker: TestPerson;
let second: TestPerson;
let typeKey: string;
let keys = 0;

const words = (text: string) => ({ id: text, en: text });
const free = { kind: 'none', consequence: null } as const;
const asks = (kind: 'confirm' | 'hold' | 'reason' | 'second-person') =>
  ({ kind, consequence: words('Sesuatu terjadi.') }) as const;

const boiler: DeviceTypeDraft = {
  name: words('Ketel'),
  icon: 'lucide:flame',
  offlineAfterSec: 600,
  metrics: [
    { key: 'running', label: words('Menyala'), kind: 'state', unit: 'none', decimals: 0 },
    { key: 'target', label: words('Sasaran'), kind: 'gauge', unit: '°C', decimals: 1 },
    { key: 'mode', label: words('Mode'), kind: 'text', unit: 'none', decimals: 0 },
    { key: 'sign', label: words('Tulisan'), kind: 'text', unit: 'none', decimals: 0 },
    { key: 'flow', label: words('Aliran'), kind: 'gauge', unit: '%', decimals: 0 },
  ],
  controls: [
    {
      metric: 'running',
      kind: 'switch',
      label: words('Nyalakan'),
      guard: { on: asks('confirm'), off: asks('reason') },
    },
    {
      key: 'target',
      metric: 'target',
      kind: 'set-point',
      label: words('Sasaran'),
      guard: free,
      min: 30,
      max: 90,
      step: 0.1,
      unit: '°C',
      decimals: 1,
    },
    {
      key: 'mode',
      metric: 'mode',
      kind: 'choice',
      label: words('Mode'),
      guard: free,
      options: [
        { value: 'eco', label: words('Hemat') },
        { value: 'full', label: words('Penuh') },
      ],
    },
    { key: 'sign', metric: 'sign', kind: 'text', label: words('Tulisan'), guard: free, maxLength: 8 },
    { key: 'purge', kind: 'momentary', label: words('Buang'), guard: asks('hold') },
    {
      key: 'set_flow',
      metric: 'flow',
      kind: 'set-point',
      label: words('Aliran'),
      guard: asks('second-person'),
      min: 0,
      max: 100,
      step: 5,
      unit: '%',
      decimals: 0,
    },
  ],
};

beforeAll(async () => {
  world = await createLiveWorld();
  asker = await makeMember(world, world.place, 'Agus', ['technician']);
  second = await makeMember(world, world.place, 'Wati', ['technician']);
  const made = await world.app.inject({
    method: 'POST',
    url: `/api/v1/organizations/${world.place.orgId}/device-types`,
    headers: { ...world.place.owner.bearer, 'idempotency-key': 'type' },
    payload: boiler,
  });
  typeKey = made.json().data.key;
});
afterEach(() => {
  world.clock.now = start;
});
afterAll(() => world.close());

interface Boiler {
  readonly device: DeviceIdentity;
  readonly client: MqttClient;
  readonly told: { id: string; method: string; params: { key: string; value: unknown }; expiresAt: string }[];
}

async function startBoiler(values: object = { running: false, target: 40 }): Promise<Boiler> {
  const device = await world.makeDevice(typeKey);
  return { ...(await listen(device, values)), device };
}

async function listen(device: DeviceIdentity, values: object): Promise<Omit<Boiler, 'device'>> {
  const client = await world.connectDevice(device);
  const told: Boiler['told'] = [];
  client.on('message', (_topic, payload) => void told.push(JSON.parse(String(payload))));
  await client.subscribeAsync(deviceTopic(device, 'cmd'), { qos: 1 });
  await client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify({ values }), { qos: 1 });
  await world.services.settled();
  return { client, told };
}

const report = async ({ client, device }: Boiler, values: object) => {
  await client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify({ values }), { qos: 1 });
  await world.services.settled();
};

function post(by: TestPerson, device: DeviceIdentity, path: string, payload: object = {}) {
  keys += 1;
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/devices/${device.deviceId}/${path}`,
    headers: { ...by.bearer, 'idempotency-key': `typed-${keys}` },
    payload,
  });
}
const send = (device: DeviceIdentity, key: string, value: unknown, more: object = {}, by = asker) =>
  post(by, device, 'commands', { method: 'set', params: { key, value }, ...more });

async function list(device: DeviceIdentity, by = asker): Promise<Command[]> {
  return (await world.app.inject({ url: `/api/v1/devices/${device.deviceId}/commands`, headers: by.bearer })).json()
    .data;
}
const statuses = async (device: DeviceIdentity) => (await list(device)).map(({ status }) => status);

describe('a control of each kind', () => {
  it('is told its value as it was asked for, several at once, and is obeyed when its metric says so', async () => {
    const boilerOne = await startBoiler();
    const { device } = boilerOne;

    for (const [key, value] of [
      ['target', 55.5],
      ['mode', 'eco'],
      ['sign', 'Awas'],
    ] as const)
      expect((await send(device, key, value)).statusCode).toBe(202);

    await expect
      .poll(() => boilerOne.told.map(({ method, params }) => [method, params]))
      .toEqual([
        ['set', { key: 'target', value: 55.5 }],
        ['set', { key: 'mode', value: 'eco' }],
        ['set', { key: 'sign', value: 'Awas' }],
      ]);
    // The device measures in tenths and rounds: what is within half a step is what was asked for.
    await report(boilerOne, { target: 55.45, mode: 'full', sign: 'Awas' });
    expect(await statuses(device)).toEqual(['succeeded', 'sent', 'succeeded']);
  });

  it.each([
    ['a number below the lowest', 'target', 29.9, { 'params.value': ['Minimal 30'] }],
    ['a number above the highest', 'target', 90.1, { 'params.value': ['Paling besar 90'] }],
    ['a number between two steps', 'target', 40.05, { 'params.value': ['Harus naik per 0.1 dari batas bawahnya'] }],
    ['a number as text', 'target', '40', { 'params.value': ['Isian tidak sesuai'] }],
    ['a switch for a number', 'target', true, { 'params.value': ['Isian tidak sesuai'] }],
    ['a value that is no choice', 'mode', 'turbo', { 'params.value': ['Pilihan tidak tersedia'] }],
    ['a text that is too long', 'sign', 'Sembilan!', { 'params.value': ['Paling banyak 8 karakter'] }],
    ['a text of blanks', 'sign', '   ', { 'params.value': ['Wajib diisi'] }],
    ['a text with a control character', 'sign', 'a\u0007b', { 'params.value': ['Isian tidak sesuai'] }],
    ['a button that is not pushed', 'purge', false, { 'params.value': ['Isian tidak sesuai'] }],
    ['the metric of a control that is told by another name', 'flow', 5, { 'params.key': ['Pilihan tidak tersedia'] }],
  ])('is not told %s', async (_what, key, value, errors) => {
    const { device } = await startBoiler();

    const answer = await send(device, key, value, { confirmed: true, reason: 'Sebab' });

    expect([answer.statusCode, answer.json().errors, await list(device)]).toEqual([422, errors, []]);
  });

  it('takes no odd value of any type but a text that is one, and never breaks', async () => {
    const { device } = await startBoiler();
    const odd: unknown[] = [
      null,
      [],
      {},
      '',
      '\ud83d',
      '__proto__',
      'x'.repeat(501),
      1e308,
      -1e308,
      5e-324,
      -0,
      30.000_000_1,
      90.000_000_1,
      [30],
      { value: 30 },
      '30',
      true,
      false,
      'eco ',
      'ECO',
      ' Awas',
      '\u202e',
      '1'.repeat(9),
    ];
    const codes = new Set<number>();
    for (const key of ['target', 'mode', 'sign', 'purge', 'running', 'constructor'])
      for (const value of odd) codes.add((await send(device, key, value)).statusCode);

    expect([...codes].filter((code) => ![400, 422, 202, 409].includes(code))).toEqual([]);
    const asked = (await list(device)).map(({ params }) => params);
    for (const { key, value } of asked) expect([key, typeof value]).toEqual(['sign', 'string']);
  });
});

describe('a guard, where a page lies about it', () => {
  it.each([
    ['confirm', 'running', true, {}, { confirmed: ['Wajib diisi'] }],
    ['reason', 'running', false, { confirmed: true }, { reason: ['Wajib diisi'] }],
    ['hold', 'purge', true, { confirmed: true, reason: 'Ditahan' }, { holdId: ['Wajib diisi'] }],
    ['second-person', 'set_flow', 50, { reason: 'Perlu' }, { confirmed: ['Wajib diisi'] }],
    ['second-person', 'set_flow', 50, { confirmed: true }, { reason: ['Wajib diisi'] }],
  ])('%s is refused by the server', async (_kind, key, value, more, errors) => {
    const { device, told } = await startBoiler();

    const answer = await send(device, key, value, more);

    expect([answer.statusCode, answer.json().errors, await list(device), told]).toEqual([422, errors, [], []]);
  });

  const beginHold = async (device: DeviceIdentity, by = asker) =>
    (await post(by, device, 'holds', { params: { key: 'purge', value: true } })).json().data;

  it('hold counts by the clock of the server, and is used up by one command', async () => {
    const { device } = await startBoiler();
    const hold = await beginHold(device);
    expect(hold).toEqual({ id: hold.id, afterMs: commandHold.ms });

    world.clock.now = start + commandHold.ms - 1;
    const early = await send(device, 'purge', true, { holdId: hold.id });
    world.clock.now = start + commandHold.ms;
    const inTime = await send(device, 'purge', true, { holdId: hold.id });
    const again = await send(device, 'purge', true, { holdId: hold.id });

    expect([early.statusCode, early.json().errors]).toEqual([422, { holdId: ['Tahan tombol sampai penuh'] }]);
    expect([inTime.statusCode, again.statusCode]).toEqual([202, 422]);
  });

  it.each([
    ['of another person', async (device: DeviceIdentity) => (await beginHold(device, second)).id, commandHold.ms],
    ['of another device', async () => (await beginHold((await startBoiler()).device)).id, commandHold.ms],
    ['that nobody began', async () => '0192f1c0-0000-7000-8000-000000000000', commandHold.ms],
    ['of long ago', async (device: DeviceIdentity) => (await beginHold(device)).id, commandHold.mostMs + 1],
  ])('a hold %s opens nothing', async (_what, holdOf, afterMs) => {
    const { device } = await startBoiler();
    const holdId = await holdOf(device);
    world.clock.now = start + afterMs;

    const answer = await send(device, 'purge', true, { holdId });

    expect([answer.statusCode, answer.json().errors]).toEqual([422, { holdId: ['Tahan tombol sampai penuh'] }]);
  });

  it('no hold is begun for what asks none', async () => {
    const { device } = await startBoiler();

    const answer = await post(asker, device, 'holds', { params: { key: 'mode', value: 'eco' } });

    expect([answer.statusCode, answer.json().errors]).toEqual([422, { 'params.key': ['Pilihan tidak tersedia'] }]);
  });
});

describe('a command for a second person', () => {
  const why = { confirmed: true, reason: 'Uji aliran' };
  const ask = async (device: DeviceIdentity): Promise<Command> => (await send(device, 'set_flow', 50, why)).json().data;

  it('waits, tells the others who may, is approved by one of them, and then obeyed as any other', async () => {
    const one = await startBoiler();
    const command = await ask(one.device);
    expect([command.status, command.reason, command.acts, one.told]).toEqual([
      'awaiting-approval',
      'Uji aliran',
      ['cancel'],
      [],
    ]);
    const { rows: told } = await world.context.db
      .selectFrom('notification_outbox')
      .select(['kind', 'recipients', 'data'])
      .where('dedupe_key', '=', `command-approval/${command.id}`)
      .execute()
      .then((rows) => ({ rows }));
    expect(told).toEqual([
      {
        kind: 'command-approval',
        recipients: { kind: 'granted', permission: 'deviceCommand.control', except: [asker.id] },
        data: { device: `${typeKey} 1`, by: 'Agus' },
      },
    ]);
    expect((await list(one.device, second))[0]?.acts).toEqual(['answer', 'cancel']);

    world.clock.now = start + 1_800_000;
    const answer = await post(second, one.device, `commands/${command.id}/answer`, { answer: 'approved' });

    const at = new Date(world.clock.now).toISOString();
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      {
        ...command,
        status: 'sent',
        sentAt: at,
        expiresAt: new Date(world.clock.now + 10_000).toISOString(),
        decision: { answer: 'approved', by: { id: second.id, name: 'Wati' }, at, note: null },
        acts: [],
      },
    ]);
    await expect.poll(() => one.told.map(({ params }) => params)).toEqual([{ key: 'set_flow', value: 50 }]);
    await report(one, { flow: 52 });
    expect(await statuses(one.device)).toEqual(['succeeded']);
    const history = await world.context.db
      .selectFrom('audit_event')
      .select(['action', 'actor_kind', 'actor_id', 'reason'])
      .where('entity_id', '=', command.id)
      .orderBy('seq')
      .execute();
    expect(history).toEqual([
      { action: 'create', actor_kind: 'user', actor_id: asker.id, reason: 'Uji aliran' },
      { action: 'approve', actor_kind: 'user', actor_id: second.id, reason: null },
      { action: 'sent', actor_kind: 'system', actor_id: null, reason: null },
      { action: 'succeeded', actor_kind: 'device', actor_id: one.device.deviceId, reason: null },
    ]);
  });

  it('is not approved by who asked for it, nor by who may not control the device', async () => {
    const { device } = await startBoiler();
    const { id } = await ask(device);
    const stranger = await makeMember(world, world.place, 'Rina', ['finance']);

    const own = await post(asker, device, `commands/${id}/answer`, { answer: 'approved' });
    const other = await post(stranger, device, `commands/${id}/answer`, { answer: 'approved' });

    expect([own.statusCode, own.json().code, other.statusCode, await statuses(device)]).toEqual([
      403,
      'PERLU_ORANG_LAIN',
      404,
      ['awaiting-approval'],
    ]);
  });

  it('refused, never reaches the device, and who asked is told', async () => {
    const one = await startBoiler();
    const { id } = await ask(one.device);

    const answer = await post(second, one.device, `commands/${id}/answer`, { answer: 'refused', note: 'Pipa bocor' });

    expect([answer.json().data.status, answer.json().data.decision?.note, one.told]).toEqual([
      'cancelled',
      'Pipa bocor',
      [],
    ]);
    const told = await world.context.db
      .selectFrom('notification_outbox')
      .select(['kind', 'recipients', 'data'])
      .where('dedupe_key', '=', `command/${one.device.deviceId}/refused`)
      .execute();
    expect(told).toEqual([
      {
        kind: 'command-failed',
        recipients: { kind: 'people', userIds: [asker.id] },
        data: { device: `${typeKey} 1`, outcome: 'refused' },
      },
    ]);
  });

  it('is answered once: of two answers at the same time one is too late', async () => {
    const { device } = await startBoiler();
    const third = await makeMember(world, world.place, 'Joko', ['technician']);
    const { id } = await ask(device);

    const answers = await Promise.all(
      [second, third].map((by) => post(by, device, `commands/${id}/answer`, { answer: 'approved' })),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is over after an hour, and then neither approved nor in the way', async () => {
    const { device } = await startBoiler();
    const { id } = await ask(device);
    expect((await send(device, 'set_flow', 55, why)).json().code).toBe('PERINTAH_BERJALAN');

    world.clock.now = start + 3_600_000;
    const late = await post(second, device, `commands/${id}/answer`, { answer: 'approved' });
    await world.services.expireCommands();
    const next = await send(device, 'set_flow', 55, why);

    expect([late.json().code, await statuses(device), next.statusCode]).toEqual([
      'PERINTAH_SUDAH_DIJAWAB',
      ['awaiting-approval', 'expired'],
      202,
    ]);
  });

  it('cannot be approved while its device is away, and still can when it is back', async () => {
    const one = await startBoiler();
    const { id } = await ask(one.device);
    await world.context.db.updateTable('device').set({ online: false }).where('id', '=', one.device.deviceId).execute();

    const away = await post(second, one.device, `commands/${id}/answer`, { answer: 'approved' });
    await report(one, { flow: 1 });
    const back = await post(second, one.device, `commands/${id}/answer`, { answer: 'approved' });

    expect([away.json().code, back.statusCode]).toEqual(['PERANGKAT_LURING', 200]);
  });
});

describe('a command that waits', () => {
  it('is taken back by who asked, and by another who may; once sent it is not', async () => {
    const { device } = await startBoiler();
    const why = { confirmed: true, reason: 'Uji aliran' };
    const first = (await send(device, 'set_flow', 50, why)).json().data;
    const own = await post(asker, device, `commands/${first.id}/cancel`);
    const next = (await send(device, 'set_flow', 55, why)).json().data;
    const other = await post(second, device, `commands/${next.id}/cancel`);
    const sent = (await send(device, 'mode', 'eco')).json().data;
    const late = await post(asker, device, `commands/${sent.id}/cancel`);

    expect([own.json().data.status, own.json().data.cancelledBy]).toEqual([
      'cancelled',
      { id: asker.id, name: 'Agus' },
    ]);
    expect([other.json().data.cancelledBy, late.statusCode, late.json().code]).toEqual([
      { id: second.id, name: 'Wati' },
      409,
      'PERINTAH_SUDAH_PERGI',
    ]);
  });

  it('for a device that sleeps leaves when the device speaks again, within a day', async () => {
    const asleep = await startBoiler();
    await asleep.client.endAsync();
    await expect.poll(() => world.live.isConnected(asleep.device.deviceId)).toBe(false);
    await world.services.settled();

    const command = (await send(asleep.device, 'target', 60, { persist: true })).json().data;
    const replaced = (await send(asleep.device, 'target', 65, { persist: true })).json().data;
    await world.services.wakeCommands();
    const waiting = await statuses(asleep.device);
    world.clock.now = start + 10_800_000;
    const awake = { ...asleep, ...(await listen(asleep.device, { running: false })) };

    expect([command.status, command.persist, waiting]).toEqual(['queued', true, ['queued', 'cancelled']]);
    expect(replaced.expiresAt).toBe(new Date(start + 86_400_000).toISOString());
    await expect.poll(() => awake.told.map(({ params }) => params)).toEqual([{ key: 'target', value: 65 }]);
    await report(awake, { target: 65 });
    expect((await list(asleep.device))[0]?.status).toBe('succeeded');
  });

  it('for a device that never woke is over after its time', async () => {
    const device = await world.makeDevice(typeKey);
    await send(device, 'target', 60, { persist: true, expiresInSeconds: 3_600 });

    world.clock.now = start + 3_600_000;
    await world.services.expireCommands();

    expect(await statuses(device)).toEqual(['expired']);
  });
});

describe('what was asked for and is not reported', () => {
  // What the tests before left unanswered is noted first, so that each counts its own.
  beforeEach(async () => {
    world.clock.now = start + 172_800_000;
    await world.services.expireCommands();
    await world.services.noteMismatches();
    world.clock.now = start;
  });

  it('is told beside what is reported once its time is over, is in the history, and ends with the report', async () => {
    const one = await startBoiler();
    const command = (await send(one.device, 'target', 55)).json().data;
    await one.client.publishAsync(
      deviceTopic(one.device, 'cmd/ack'),
      JSON.stringify({ id: command.id, status: 'done' }),
      { qos: 1 },
    );
    await world.services.settled();
    const early = await world.services.noteMismatches();
    world.clock.now = start + 10_000;
    const noted = await world.services.noteMismatches();

    const [before] = await list(one.device);
    expect([early, noted, before?.status, before?.mismatchedAt]).toEqual([
      0,
      1,
      'succeeded',
      new Date(start + 10_000).toISOString(),
    ]);
    const history = await world.context.db
      .selectFrom('audit_event')
      .select(['entity', 'after'])
      .where('entity_id', '=', one.device.deviceId)
      .where('action', '=', 'mismatch')
      .execute();
    expect(history).toEqual([{ entity: 'device', after: { key: 'target', desired: 55, reported: 40 } }]);
    await report(one, { target: 55 });
    expect((await list(one.device))[0]?.mismatchedAt).toBeNull();
  });

  it('is overdue at once where the device refuses, and nothing where it stands so already', async () => {
    const one = await startBoiler();
    const command = (await send(one.device, 'target', 70)).json().data;
    await one.client.publishAsync(
      deviceTopic(one.device, 'cmd/ack'),
      JSON.stringify({ id: command.id, status: 'failed', error: 'Terkunci' }),
      { qos: 1 },
    );
    await world.services.settled();
    const failed = await world.services.noteMismatches();
    await send(one.device, 'target', 40);
    world.clock.now = start + 10_000;
    await world.services.expireCommands();
    const same = await world.services.noteMismatches();

    expect([failed, same]).toEqual([1, 0]);
  });
});

it('sends one device so much a minute, and says when the next may come in the language of who asks', async () => {
  const one = await startBoiler();
  for (let sent = 0; sent < commandRate.most; sent += 1) {
    const { id } = (await send(one.device, 'mode', 'eco')).json().data;
    await one.client.publishAsync(deviceTopic(one.device, 'cmd/ack'), JSON.stringify({ id, status: 'done' }), {
      qos: 1,
    });
    world.clock.now += 1_000;
  }

  const refused = await send(one.device, 'mode', 'full');
  const other = await send((await startBoiler()).device, 'mode', 'full');
  world.clock.now = start + commandRate.windowSeconds * 1000;
  const later = await send(one.device, 'mode', 'full');

  expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
    429,
    '30',
    'Perangkat ini sudah menerima banyak perintah dalam waktu singkat. Tunggu sebentar, lalu coba lagi.',
  ]);
  expect([other.statusCode, later.statusCode]).toEqual([202, 202]);
});
