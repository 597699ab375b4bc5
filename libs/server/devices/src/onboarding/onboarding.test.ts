import type { Device, FoundDevice, IssuedBuildingCredential } from '@imah/contract/devices';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makeUnit } from '@imah/server-platform/testing';
import { createTypeBook } from '../type-book.ts';
import { conversations, describedGateway, tasmotaPlug } from './adapters/testing/conversations.ts';
import { createRawListener } from './raw-listener.ts';
import { createRawWorld, type RawWorld } from './testing/raw-world.ts';

let world: RawWorld;
let credential: IssuedBuildingCredential;
beforeAll(async () => {
  world = await createRawWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world.context;
  await sql`DELETE FROM device`.execute(db);
  await sql`DELETE FROM found_device`.execute(db);
  await sql`DELETE FROM connection_problem`.execute(db);
  await sql`DELETE FROM building_credential`.execute(db);
  await world.services.reload(world.place.buildingId);
  await world.services.reload(world.neighbour.buildingId);
  await sql`DELETE FROM connection_problem`.execute(db);
  credential = await world.issue();
});

const path = (rest: string) => `buildings/${world.place.buildingId}/${rest}`;
const adopt = (devices: readonly object[]) => world.call('POST', path('found-devices/adopt'), { devices });
const speak = async (conversation = tasmotaPlug): Promise<MqttClient> => {
  const client = await world.connectRaw(credential);
  await world.say(client, conversation);
  return client;
};

/** The code by which a connection is refused. */
async function refusedWith(username: string, password: string): Promise<number> {
  const client = mqtt.connect(`mqtt://127.0.0.1:${world.port}`, { username, password, reconnectPeriod: 0 });
  const code = await new Promise<number>((resolve) => {
    client.on('error', (error) => resolve('code' in error ? Number(error.code) : -1));
  });
  client.end(true);
  return code;
}

async function adoptPlug(name = 'Pompa kolam'): Promise<{ client: MqttClient; device: Device }> {
  const client = await speak();
  const [plug] = (await world.found()).devices;
  const answer = await adopt([{ foundId: plug?.id, name, typeKey: 'smart-plug' }]);
  expect(answer.statusCode).toBe(201);
  return { client, device: answer.json().data[0] };
}

describe('what speaks in a building', () => {
  it('is found, with what it is, what it said last, and what it fits', async () => {
    await speak();

    const { devices, problems } = await world.found();

    expect(
      devices.map(({ protocol, sourceKey, name, model, state }) => [protocol, sourceKey, name, model, state]),
    ).toEqual([['tasmota', 'tasmota_ABC123', 'Pompa kolam', 'Gosund SP1 v23', 'new']]);
    const values = devices[0]?.properties.map(({ label, value, unit, isWritable }) => [label, value, unit, isWritable]);
    expect(values?.slice(0, 2)).toEqual([
      ['Pompa kolam', true, null, true],
      ['Total', 12.345, 'kWh', false],
    ]);
    expect([devices[0]?.fits[0]?.typeKey, problems]).toEqual(['smart-plug', []]);
  });

  it.each(Object.entries(conversations))('is found in the language of %s', async (protocol, conversation) => {
    await speak([...conversation]);

    const { devices } = await world.found();

    expect(new Set(devices.map((device) => device.protocol))).toEqual(new Set([protocol]));
  });

  it('is told live to the open pages of the building', async () => {
    const screen = await world.connectPerson(world.place.owner);
    const told: string[] = [];
    screen.on('message', (_topic, payload) => void told.push(JSON.parse(String(payload)).entity));
    await screen.subscribeAsync(buildingTopic(world.place, 'ev'), { qos: 1 });

    await speak();
    await world.services.tellFound();

    await expect.poll(() => told).toContain('found-device');
  });

  it('is apart from the same device of another building', async () => {
    const other = await world.connectRaw(await world.issue(world.neighbour));
    const heard: string[] = [];
    other.on('message', (topic, payload) => void heard.push(`${topic} ${String(payload)}`));
    await other.subscribeAsync('#');
    const own = await world.connectRaw(credential);
    const ownHeard: string[] = [];
    own.on('message', (topic) => void ownHeard.push(topic));
    await own.subscribeAsync(['tele/#', 'stat/+/POWER']);

    await world.say(own, tasmotaPlug);
    await world.say(other, [{ topic: 'stat/tasmota_ABC123/POWER', text: 'OFF' }]);

    await expect.poll(() => heard).toEqual(['stat/tasmota_ABC123/POWER OFF']);
    expect(ownHeard).toEqual(['tele/tasmota_ABC123/LWT', 'tele/tasmota_ABC123/STATE', 'tele/tasmota_ABC123/SENSOR']);
    const [mine, theirs] = [await world.found(), await world.found(world.neighbour)];
    const relay = ({ devices }: { devices: FoundDevice[] }) =>
      devices[0]?.properties.find(({ key }) => key === 'POWER')?.value;
    expect([relay(mine), relay(theirs), mine.devices[0]?.id === theirs.devices[0]?.id]).toEqual([true, false, false]);
  });

  it('hears no more of what it does not listen to any more', async () => {
    const client = await world.connectRaw(credential);
    const heard: string[] = [];
    client.on('message', (topic) => void heard.push(topic));
    await client.subscribeAsync(['a/b', 'c/d']);
    await client.unsubscribeAsync('a/b');

    await world.say(client, [
      { topic: 'a/b', text: '1' },
      { topic: 'c/d', text: '1' },
    ]);

    await expect.poll(() => heard).toEqual(['c/d']);
  });

  it('keeps nothing for those who come later, and what it missed under the topic it knows', async () => {
    const options = { clean: false, clientId: 'node-red' };
    const listener = await world.connectRaw(credential, options);
    await listener.subscribeAsync('tele/+/LWT', { qos: 1 });
    await listener.endAsync();

    const client = await world.connectRaw(credential);
    await world.say(client, [{ topic: 'tele/x/LWT', text: 'Online' }], true);
    const { username, secret: password } = credential;
    const back = mqtt.connect(`mqtt://127.0.0.1:${world.port}`, { username, password, reconnectPeriod: 0, ...options });
    const heard: string[] = [];
    // What waited comes with the connection itself.
    back.on('message', (topic, payload, packet) => void heard.push(`${topic} ${String(payload)} ${packet.retain}`));

    await expect.poll(() => heard).toEqual(['tele/x/LWT Online false']);
    back.end(true);
  });

  it('may be refused, and stays so whatever it says', async () => {
    const client = await speak();
    const [plug] = (await world.found()).devices;

    const answer = await world.call('PATCH', path(`found-devices/${plug?.id}`), { state: 'refused' });
    await world.say(client, tasmotaPlug);

    expect([answer.statusCode, answer.json().data.state]).toEqual([200, 'refused']);
    expect((await world.found()).devices.map(({ id, state }) => [id, state])).toEqual([[plug?.id, 'refused']]);
  });

  it('is found anew after it was forgotten', async () => {
    const client = await speak();
    const [plug] = (await world.found()).devices;

    expect((await world.call('DELETE', path(`found-devices/${plug?.id}`))).statusCode).toBe(204);
    expect((await world.found()).devices).toEqual([]);
    await world.say(client, tasmotaPlug);

    expect((await world.found()).devices.map(({ id, state }) => [id === plug?.id, state])).toEqual([[false, 'new']]);
  });
});

describe('an adopted device', () => {
  it('is one of the building, and what it says from then on is stored in the metrics of its type', async () => {
    const { client, device } = await adoptPlug();
    expect(device).toMatchObject({ name: 'Pompa kolam', typeKey: 'smart-plug', state: { status: 'never-seen' } });

    await world.say(client, tasmotaPlug);
    await world.services.settled();

    const seen: Device = (await world.call('GET', `devices/${device.id}`)).json().data;
    expect([seen.state.status, seen.state.values]).toEqual([
      'online',
      { on: true, power: 415, energy: 12.345, voltage: 221, current: 1.88 },
    ]);
    expect((await world.found()).devices).toEqual([]);
  });

  it('is switched in its own language, and has obeyed when it says so', async () => {
    const { client, device } = await adoptPlug();
    await world.say(client, tasmotaPlug);
    await world.services.settled();
    client.on('message', (topic, payload) => {
      if (topic === 'cmnd/tasmota_ABC123/POWER')
        client.publish('stat/tasmota_ABC123/RESULT', `{"POWER":"${String(payload)}"}`, { qos: 1 });
    });
    await client.subscribeAsync('cmnd/tasmota_ABC123/#', { qos: 1 });

    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/v1/devices/${device.id}/commands`,
      headers: { ...world.place.owner.bearer, 'idempotency-key': 'off' },
      payload: { method: 'set', params: { key: 'on', value: false } },
    });

    expect([answer.statusCode, answer.json().data.status]).toEqual([202, 'sent']);
    const status = async () => (await world.call('GET', `devices/${device.id}/commands`)).json().data[0].status;
    await expect.poll(status).toBe('succeeded');
    const seen: Device = (await world.call('GET', `devices/${device.id}`)).json().data;
    expect(seen.state.values['on']).toBe(false);
  });

  it('is offline by its last will, when its connection is cut', async () => {
    const { client, device } = await adoptPlug();
    await world.say(client, tasmotaPlug);
    const will = { topic: 'tele/tasmota_ABC123/LWT', payload: Buffer.from('Offline'), qos: 1 as const, retain: true };
    const plug = await world.connectRaw(credential, { will });

    plug.stream.destroy();

    const status = async () => (await world.call('GET', `devices/${device.id}`)).json().data.state.status;
    await expect.poll(status).toBe('offline');
  });

  it('takes the values it names later too', async () => {
    const client = await speak(tasmotaPlug.slice(0, 3));
    const [plug] = (await world.found()).devices;
    const device: Device = (await adopt([{ foundId: plug?.id, name: 'Lampu', typeKey: 'smart-plug' }])).json().data[0];

    await world.say(client, tasmotaPlug.slice(3));
    await world.services.settled();

    const seen: Device = (await world.call('GET', `devices/${device.id}`)).json().data;
    expect(seen.state.values).toEqual({ power: 415, energy: 12.345, voltage: 221, current: 1.88 });
  });

  it('is found anew when it speaks after it was removed', async () => {
    const { client, device } = await adoptPlug();

    const gone = await world.app.inject({
      method: 'DELETE',
      url: `/api/v1/devices/${device.id}`,
      headers: { ...world.place.owner.bearer, 'if-match': `"${device.version}"` },
    });
    await world.say(client, tasmotaPlug);

    expect(gone.statusCode).toBe(204);
    expect((await world.found()).devices.map(({ sourceKey, state }) => [sourceKey, state])).toEqual([
      ['tasmota_ABC123', 'new'],
    ]);
  });

  it('comes with many others in one call, each with its place; all of them or none', async () => {
    await speak([...conversations.zigbee2mqtt]);
    const { devices } = await world.found();
    const unitId = await makeUnit(world, world.place, 'B-7', world.place.owner);
    const [plug, door] = ['lantai 1/pompa', 'pintu panel'].map((name) => devices.find((one) => one.name === name)?.id);

    const wrong = await adopt([
      { foundId: plug, name: 'Pompa', typeKey: 'smart-plug' },
      { foundId: door, name: 'Pintu', typeKey: 'water-meter' },
    ]);
    const right = await adopt([
      { foundId: plug, name: 'Pompa', typeKey: 'pump', unitId },
      { foundId: door, name: 'Pintu', typeKey: 'door' },
    ]);
    const again = await adopt([{ foundId: plug, name: 'Pompa', typeKey: 'pump' }]);

    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { 'devices.1.typeKey': ['Pilihan tidak tersedia'] }]);
    expect(right.json().data.map(({ name, typeKey, unitId: place }: Device) => [name, typeKey, place])).toEqual([
      ['Pompa', 'pump', unitId],
      ['Pintu', 'door', null],
    ]);
    expect(again.statusCode).toBe(409);
  });
});

describe('what is not heard', () => {
  const kinds = async () =>
    (await world.found()).problems
      .map(({ kind, subject, count }) => [kind, subject, count].join(' '))
      .toSorted((a, b) => (a < b ? -1 : 1));

  it('is shown when a password is wrong, with from where; one row however often', async () => {
    const codes: number[] = [];
    for (const _time of [1, 2, 3]) codes.push(await refusedWith(credential.username, 'salah'));

    expect(codes).toEqual([4, 4, 4]);
    await expect.poll(kinds).toEqual([`wrong-password ${credential.username} 3`]);
    expect((await world.found()).problems[0]?.detail).toMatch(/127\.0\.0\.1/);
  });

  it('is shown when its topic is in no language, and when it cannot be read', async () => {
    const client = await world.connectRaw(credential);
    await world.say(client, [
      { topic: 'rumah/suhu', text: '27' },
      { topic: 'rumah/suhu', text: '28' },
      { topic: 'tele/x/SENSOR', text: '{"ENERGY":' },
    ]);

    expect(await kinds()).toEqual(['unknown-message rumah/suhu 2', 'unreadable tele/x/SENSOR 1']);
  });

  it('is shown when its clock is wrong, ahead or far behind, with the time that it says; what else it says is heard', async () => {
    const client = await world.connectRaw(credential);
    const at = world.clock.now;
    const say = (device: string, ts: number) =>
      world.say(client, [
        { topic: 'v1/gateway/telemetry', text: JSON.stringify({ [device]: [{ ts, values: { on: true } }] }) },
      ]);

    await say('Lebih dulu', at + 600_000);
    await say('Baru menyala', Date.UTC(1970, 0, 1, 0, 0, 9));
    await say('Akhir zaman', Number.MAX_SAFE_INTEGER);
    await say('Benar', at - 86_400_000);

    const { devices, problems } = await world.found();
    expect(new Map(problems.map(({ kind, subject, detail }) => [`${kind} ${subject}`, detail]))).toEqual(
      new Map([
        ['wrong-time Lebih dulu', new Date(at + 600_000).toISOString().replace('.000Z', 'Z')],
        ['wrong-time Baru menyala', '1970-01-01T00:00:09Z'],
        ['wrong-time Akhir zaman', '+275760-09-13T00:00:00Z'],
      ]),
    );
    expect(devices.map(({ properties }) => properties[0]?.value)).toEqual([true, true, true, true]);
  });

  it('is an order that was to be kept: nobody is switched by it', async () => {
    const client = await world.connectRaw(credential);
    const heard: string[] = [];
    client.on('message', (topic) => void heard.push(topic));
    await client.subscribeAsync('#');

    await world.say(client, [{ topic: 'cmnd/tasmota_ABC123/POWER', text: 'ON' }], true);
    await world.say(client, [{ topic: 'cmnd/tasmota_ABC123/POWER2', text: 'ON' }]);

    await expect.poll(() => heard).toEqual(['cmnd/tasmota_ABC123/POWER2']);
    expect(await kinds()).toEqual(['retained-command cmnd/tasmota_ABC123/POWER 1']);
  });

  it('is forgotten when somebody has seen to it', async () => {
    const client = await world.connectRaw(credential);
    await world.say(client, [{ topic: 'rumah/suhu', text: '27' }]);
    const [problem] = (await world.found()).problems;

    expect((await world.call('DELETE', path(`connection-problems/${problem?.id}`))).statusCode).toBe(204);
    expect(await kinds()).toEqual([]);
  });
});

describe('a credential of a building', () => {
  it('is shown once, without its secret afterwards, with when and from where it was used', async () => {
    await world.connectRaw(credential);

    const listed = (await world.call('GET', path('device-credentials'))).json().data;

    expect(listed).toEqual([
      {
        id: credential.id,
        username: credential.username,
        label: '',
        createdAt: credential.createdAt,
        lastUsedAt: new Date(world.clock.now).toISOString(),
        lastUsedFrom: '127.0.0.1',
        revokedAt: null,
      },
    ]);
    expect(credential.secret).toMatch(/^[0-9a-z]{26}$/);
  });

  it('is one of two at most', async () => {
    await world.issue();

    expect((await world.call('POST', path('device-credentials'), {})).statusCode).toBe(409);
  });

  it('cuts every device that is connected with it when it is revoked, and lets none of them back', async () => {
    const client = await world.connectRaw(credential);
    const other = await world.connectRaw(await world.issue());

    const answer = await world.call('DELETE', path(`device-credentials/${credential.id}`));

    expect(answer.statusCode).toBe(204);
    await expect.poll(() => client.connected).toBe(false);
    expect(other.connected).toBe(true);
  });

  it('opens nothing but the topics of its building: not those of the product, nor those below $', async () => {
    const client = await world.connectRaw(credential);
    const device = await world.makeDevice('pump');
    const state = `imah/v1/${device.orgId}/b/${device.buildingId}/d/${device.deviceId}/tele`;

    await world.say(client, [{ topic: state, text: '{"values":{"running":true}}' }]);
    await world.services.settled();

    const { rows } = await sql`SELECT 1 FROM telemetry_latest WHERE device_id = ${device.deviceId}`.execute(
      world.context.db,
    );
    expect(rows).toEqual([]);
    await expect(client.subscribeAsync('$SYS/#')).rejects.toThrow('Unspecified error');
  });

  it('is nobody’s to see or to issue who may not change devices', async () => {
    const technician = await makeMember(world, world.place, 'Agus', ['technician']);
    const asked = [
      await world.call('GET', path('device-credentials'), undefined, technician),
      await world.call('POST', path('device-credentials'), {}, technician),
      await world.call('GET', path('found-devices'), undefined, technician),
      await world.call('GET', path('found-devices'), undefined, world.neighbour.owner),
    ];

    expect(asked.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404]);
  });
});

describe('a gateway with devices behind it', () => {
  const rpc = 'v1/gateway/rpc';

  /** A pump behind a gateway, which does with each order what `answer` says. */
  async function adoptPump(answer: object): Promise<{ gateway: MqttClient; device: Device }> {
    const will = {
      topic: 'v1/gateway/disconnect',
      payload: Buffer.from(JSON.stringify({ device: 'Gateway', behind: ['Pompa transfer'] })),
      qos: 1 as const,
      retain: false,
    };
    const gateway = await world.connectRaw(credential, { will });
    await world.say(gateway, describedGateway);
    const [pump] = (await world.found()).devices;
    const device: Device = (await adopt([{ foundId: pump?.id, name: 'Pompa', typeKey: 'pump' }])).json().data[0];
    await world.say(gateway, describedGateway);
    await world.services.settled();
    gateway.on('message', (_topic, payload) => {
      const { device: name, data } = JSON.parse(String(payload));
      if (data.method === 'set') gateway.publish(rpc, JSON.stringify({ device: name, id: data.id, data: answer }));
    });
    await gateway.subscribeAsync(rpc, { qos: 1 });
    return { gateway, device };
  }

  const switchOn = (device: Device) =>
    world.app.inject({
      method: 'POST',
      url: `/api/v1/devices/${device.id}/commands`,
      headers: { ...world.place.owner.bearer, 'idempotency-key': device.id },
      payload: { method: 'set', params: { key: 'running', value: true }, confirmed: true },
    });

  const lastCommand = async (device: Device) => {
    const { status, error } = (await world.call('GET', `devices/${device.id}/commands`)).json().data[0] ?? {};
    return [status, error];
  };

  it.each([
    [{ success: true }, ['succeeded', null]],
    [{ success: false, error: 'the unit does not answer' }, ['failed', 'the unit does not answer']],
  ])('answers %j to an order, and that is what became of it', async (answer, outcome) => {
    const { gateway, device } = await adoptPump(answer);

    expect((await switchOn(device)).statusCode).toBe(202);

    await expect.poll(() => lastCommand(device)).toEqual(outcome);
    await gateway.endAsync();
  });

  const described = (device: string, gateway?: string) => ({
    topic: 'v1/gateway/connect',
    text: JSON.stringify({
      device,
      properties: [{ key: 'on', kind: 'switch', writable: true }],
      ...(gateway === undefined ? {} : { gateway }),
    }),
  });
  const idOf = async (name: string) => (await world.found()).devices.find((one) => one.name === name)?.id;
  const adoptAll = async (...names: readonly string[]): Promise<Device[]> => {
    const drafts = [];
    for (const name of names) drafts.push({ foundId: await idOf(name), name, typeKey: 'pump' });
    return (await adopt(drafts)).json().data;
  };
  const read = async ({ id }: Device): Promise<Device> => (await world.call('GET', `devices/${id}`)).json().data;

  it('has them behind it when they are adopted with it, as it has said', async () => {
    await world.say(await world.connectRaw(credential), [
      described('Panel'),
      described('Pompa A', 'Panel'),
      described('Pompa B', 'Panel'),
      described('Sumur', 'Panel lain'),
    ]);

    const [panel, ...others] = await adoptAll('Panel', 'Pompa A', 'Pompa B', 'Sumur');

    expect([panel?.gatewayId, others.map(({ gatewayId }) => gatewayId)]).toEqual([null, [panel?.id, panel?.id, null]]);
  });

  it('has behind it from its own adoption on those that were adopted before, which is in their history; not those of which somebody has said otherwise', async () => {
    await world.say(await world.connectRaw(credential), [
      described('Panel'),
      described('Pompa A', 'Panel'),
      described('Pompa B', 'Panel'),
    ]);
    const [pump, other] = await adoptAll('Pompa A', 'Pompa B');
    const elsewhere = await world.makeDevice('pump');
    await world.app.inject({
      method: 'PATCH',
      url: `/api/v1/devices/${other?.id}`,
      headers: { ...world.place.owner.bearer, 'if-match': `"${other?.version}"` },
      payload: { gatewayId: elsewhere.deviceId },
    });

    const [panel] = await adoptAll('Panel');

    const [linked, kept] = [await read(pump!), await read(other!)];
    expect([linked.gatewayId, linked.version, kept.gatewayId]).toEqual([
      panel?.id,
      pump!.version + 1,
      elsewhere.deviceId,
    ]);
    const history = await world.call('GET', `organizations/${world.place.orgId}/history/device/${pump!.id}`);
    expect(history.json().data[0]).toMatchObject({ action: 'move', after: { gateway: 'Panel' } });
  });

  it('is behind nobody who is behind it, nor two steps away: such words are not believed', async () => {
    await world.say(await world.connectRaw(credential), [
      described('A', 'B'),
      described('B', 'A'),
      described('C', 'C'),
      described('D', 'A'),
    ]);

    const adopted = await adoptAll('A', 'B', 'C', 'D');

    expect(adopted.map(({ gatewayId }) => gatewayId)).toEqual([null, null, null, null]);
  });

  it('has nothing behind it that is in another building, whatever it is called', async () => {
    const other = await world.connectRaw(await world.issue(world.neighbour));
    await world.say(other, [described('Panel')]);
    const [theirs] = (await world.found(world.neighbour)).devices;
    await world.call(
      'POST',
      `buildings/${world.neighbour.buildingId}/found-devices/adopt`,
      { devices: [{ foundId: theirs?.id, name: 'Panel', typeKey: 'pump' }] },
      world.neighbour.owner,
    );
    await world.say(await world.connectRaw(credential), [described('Pompa A', 'Panel')]);

    const [pump] = await adoptAll('Pompa A');

    expect(pump?.gatewayId).toBeNull();
  });

  it('says something of those alone that it names: of the others nobody has heard', async () => {
    const gateway = await world.connectRaw(credential);
    await world.say(gateway, [described('Pompa A', 'Panel'), described('Pompa B', 'Panel')]);
    await world.found();
    const before = world.clock.now;
    world.clock.now += 60_000;

    await world.say(gateway, [{ topic: 'v1/gateway/telemetry', text: '{"Pompa A":{"on":true}}' }]);

    const { devices } = await world.found();
    world.clock.now = before;
    expect(devices.map(({ name, lastSeenAt }) => [name, Date.parse(lastSeenAt) - before])).toEqual([
      ['Pompa A', 60_000],
      ['Pompa B', 0],
    ]);
  });

  it('that says of many that they are there is waited for as for one: none of them waits until another is stored', async () => {
    const gateway = await world.connectRaw(credential);
    const names = ['A', 'B', 'C', 'D'];
    await world.say(
      gateway,
      names.map((name) => described(name, 'Panel')),
    );
    await adoptAll(...names);
    const stored = Promise.withResolvers<void>();
    const received: string[] = [];
    const listener = createRawListener({
      ...world.context,
      types: createTypeBook(world.context.db),
      receive: async (_device, uplink) => {
        received.push(uplink);
        await stored.promise;
      },
    });
    const { orgId, buildingId } = world.place;
    const payload = Buffer.from(JSON.stringify({ device: 'Panel', behind: names }));

    const heard = listener.heard(
      { kind: 'building', orgId, buildingId, credentialId: credential.id },
      { topic: 'v1/gateway/connect', payload, retain: false },
    );

    await expect.poll(() => received).toEqual(['presence', 'presence', 'presence', 'presence']);
    stored.resolve();
    expect(await heard).toBe(true);
  });

  it('of another building says nothing of them: neither that they are gone, nor what they measure, nor what became of an order', async () => {
    const { device } = await adoptPump({ success: true });
    const stranger = await world.connectRaw(await world.issue(world.neighbour));

    await world.say(stranger, [
      { topic: 'v1/gateway/disconnect', text: JSON.stringify({ device: 'Gateway', behind: ['Pompa transfer'] }) },
      { topic: 'v1/gateway/telemetry', text: JSON.stringify({ 'Pompa transfer': { on: true, power: 99 } }) },
      { topic: rpc, text: JSON.stringify({ device: 'Pompa transfer', id: 'c1', data: { success: true } }) },
    ]);
    await world.services.settled();

    const { state } = await read(device);
    expect([state.status, state.values]).toEqual(['online', {}]);
  });

  it('may name whom it likes, as many as it likes: nobody is made of a name, and those that are there are heard', async () => {
    const { gateway, device } = await adoptPump({ success: true });
    const names = Array.from({ length: 20_000 }, (_, index) => `Hantu ${index}`);

    await world.say(gateway, [
      {
        topic: 'v1/gateway/disconnect',
        text: JSON.stringify({ device: '__proto__', behind: [...names, 'Pompa transfer'] }),
      },
      { topic: 'v1/gateway/telemetry', text: '{"__proto__":{"on":true},"constructor":{"on":true}}' },
    ]);
    await world.services.settled();

    const { devices } = await world.found();
    expect([(await read(device)).state.status, devices.map(({ name }) => name)]).toEqual([
      'offline',
      ['__proto__', 'constructor'],
    ]);
  });

  it('that is cut off takes them with it, and brings back those that it says are there', async () => {
    const { gateway, device } = await adoptPump({ success: true });
    const status = async () => (await world.call('GET', `devices/${device.id}`)).json().data.state.status;
    expect(await status()).toBe('online');

    gateway.stream.destroy();
    await expect.poll(status).toBe('offline');
    const back = await world.connectRaw(credential);
    await world.say(back, [
      { topic: 'v1/gateway/connect', text: JSON.stringify({ device: 'Gateway', behind: ['Pompa transfer'] }) },
    ]);

    await expect.poll(status).toBe('online');
  });
});
