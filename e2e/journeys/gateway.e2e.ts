import { openLine } from '../support/cuttable-line.ts';
import { test as base } from '../support/empty-installation.ts';
import { makeGateway } from '../support/gateway-process.ts';
import { expect } from '../support/people.ts';
import { meterUnit, type Plant, pumpUnit, startPlant } from '../support/plant.ts';
import { send } from '../support/send.ts';
import { manageBuilding } from '../support/two-people.ts';

/** What a test has started beside the server ends with it, the last first. */
const test = base.extend<{ readonly plant: Plant; readonly atEnd: (end: () => Promise<void> | void) => void }>({
  environment: { MQTT_TCP_PORT: '0' },
  // Playwright reads the names of the fixtures out of this pattern: it has to be one.
  // oxlint-disable-next-line no-empty-pattern
  plant: async ({}, use) => {
    const plant = await startPlant();
    await use(plant);
    await plant.close();
  },
  // oxlint-disable-next-line no-empty-pattern
  atEnd: async ({}, use) => {
    const ends: (() => Promise<void> | void)[] = [];
    await use((end) => void ends.unshift(end));
    for (const end of ends) await end();
  },
});

/** How long between two looks, in milliseconds: what is waited for here comes several times a second. */
const often = { intervals: [100, 250] };

interface Found {
  readonly tcpPort: number;
  readonly devices: readonly {
    readonly id: string;
    readonly name: string;
    readonly model: string | null;
    readonly properties: readonly {
      readonly key: string;
      readonly unit: string | null;
      readonly isWritable: boolean;
    }[];
  }[];
}

interface Seen {
  readonly state: { readonly status: string; readonly values: Readonly<Record<string, unknown>> };
}

test('a meter and a pump on Modbus are found through the gateway and adopted; what the meter says while the line is cut and the gateway is killed comes later with its own time, nothing twice; and the pump is switched', async ({
  page,
  empty,
  plant,
  atEnd,
}) => {
  test.setTimeout(120_000);
  const building = await manageBuilding(page, empty, 'Menara Kenanga');
  const path = (rest: string) => `buildings/${building.id}/${rest}`;
  const { username, secret } = await send<{ username: string; secret: string }>(
    page,
    'POST',
    path('device-credentials'),
    {},
  );
  const { tcpPort } = await send<Found>(page, 'GET', path('found-devices'));
  const line = await openLine(tcpPort);
  atEnd(line.close);
  const gateway = await makeGateway(`
name: Gateway ruang panel
imah: { url: "mqtt://127.0.0.1:${line.port}", username: ${username}, password: ${secret} }
connections:
  - kind: modbus-tcp
    host: 127.0.0.1
    port: ${plant.port}
    units:
      - id: ${meterUnit}
        name: Meter listrik A
        type: electricity-meter
        every: 200ms
        points:
          - { key: energy, register: holding, address: 0, as: uint32, scale: 0.01, unit: kWh }
      - id: ${pumpUnit}
        name: Pompa transfer
        type: pump
        every: 500ms
        points:
          - { key: running, register: coil, address: 3, write: true }
`);
  atEnd(gateway.remove);
  gateway.start();

  const found = async () => (await send<Found>(page, 'GET', path('found-devices'))).devices;
  const names = ['Gateway ruang panel', 'Meter listrik A', 'Pompa transfer'];
  await expect.poll(async () => (await found()).map(({ name }) => name).toSorted(), often).toEqual(names);
  const [meter, pump] = ['Meter listrik A', 'Pompa transfer'].map(async (wanted) =>
    (await found()).find(({ name }) => name === wanted)!,
  );
  expect((await meter!).properties.map(({ key, unit, isWritable }) => [key, unit, isWritable])).toEqual([
    ['energy', 'kWh', false],
  ]);
  const [adopted, switched] = await send<{ id: string }[]>(page, 'POST', path('found-devices/adopt'), {
    devices: [
      { foundId: (await meter!).id, name: 'Meter lobi', typeKey: 'electricity-meter' },
      { foundId: (await pump!).id, name: 'Pompa', typeKey: 'pump' },
    ],
  });
  const from = Date.now();

  const stored = async () => {
    const query = `keys=energy&from=${from - 60_000}&to=${Date.now() + 60_000}&points=1000`;
    const { series } = await send<{ series: { ts: number[]; values: number[] }[] }>(
      page,
      'GET',
      `devices/${adopted!.id}/telemetry?${query}`,
    );
    const [energy] = series;
    return (energy?.ts ?? []).map((at, index) => ({ at, energy: energy?.values[index] }));
  };
  await expect.poll(async () => (await stored()).length, often).toBeGreaterThan(1);

  line.cut();
  const cutAt = plant.said.length;
  await expect.poll(() => plant.said.length, often).toBeGreaterThan(cutAt + 5);
  await gateway.kill();
  const killedAt = plant.said.length;
  gateway.start();
  await expect.poll(() => plant.said.length, often).toBeGreaterThan(killedAt + 3);
  line.mend();
  const mendedAt = plant.said.length;
  const valuesOf = (all: readonly { energy: number | undefined }[]) => all.map(({ energy }) => energy);
  await expect.poll(async () => valuesOf(await stored()), often).toContain(plant.said[mendedAt - 1]?.energy);

  const all = await stored();
  const first = plant.said.findIndex(({ energy }) => energy === all[0]?.energy);
  // What the meter was saying in the very moment in which the gateway was killed, nobody has heard.
  const underWay = plant.said[killedAt - 1]?.energy;
  const told = plant.said.slice(first, mendedAt).filter(({ energy }) => energy !== underWay);
  const arrived = all.filter(({ energy }) => energy !== underWay).slice(0, told.length);
  expect(valuesOf(arrived)).toEqual(valuesOf(told));
  expect(arrived.map(({ at }, index) => Math.abs(at - (told[index]?.at ?? 0)) < 500)).toEqual(told.map(() => true));

  const seen = () => send<Seen>(page, 'GET', `devices/${switched!.id}`);
  await expect.poll(async () => (await seen()).state.status, often).toBe('online');
  await send(page, 'POST', `devices/${switched!.id}/commands`, {
    method: 'set',
    params: { key: 'running', value: true },
    confirmed: true,
  });
  await expect
    .poll(
      async () => (await send<{ status: string }[]>(page, 'GET', `devices/${switched!.id}/commands`))[0]?.status,
      often,
    )
    .toBe('succeeded');
  expect([plant.isPumpOn(), (await seen()).state.values]).toEqual([true, { running: true }]);

  // A gateway that ends takes its devices with it.
  await gateway.remove();
  await expect.poll(async () => (await seen()).state.status, often).toBe('offline');
});
