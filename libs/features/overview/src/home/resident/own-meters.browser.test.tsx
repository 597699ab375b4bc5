import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Device } from '@imah/contract/devices';
import type { TelemetryAnswer } from '@imah/contract/telemetry';
import { answerOf, deviceTypes, electricityMeter, fixtureId, fixtureNow, listOf, pump, tower } from '@imah/testing';
import { whoamiOfResident } from '@imah/testing/report';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { OwnMeters } from './own-meters.tsx';
import { twoMonthsAt } from './months-used.ts';

afterEach(cleanup);

const months = twoMonthsAt(fixtureNow, tower.timeZone);
const meter = { ...electricityMeter, name: 'Meter listrik A-101', unitId: fixtureId('unit', 1) };
const resident = {
  ...whoamiOfResident,
  memberships: whoamiOfResident.memberships.map((membership) => ({
    ...membership,
    grants: [...membership.grants, 'device.view.own', 'telemetry.view.own'],
  })),
};
const used = (...parts: readonly (readonly [number, number])[]): TelemetryAnswer => ({
  level: '1d',
  bucketMs: 86_400_000,
  series: [
    {
      key: 'energy',
      ts: parts.map(([at]) => at),
      values: parts.map(() => 0),
      delta: parts.map(([, delta]) => delta),
    },
  ],
});
const open = (answers: FakeAnswers, person = resident) =>
  show(<OwnMeters buildings={[tower]} />, {
    person,
    answers: { listDevices: listOf([meter]), listDeviceTypes: answerOf([...deviceTypes]), ...answers },
  });
const card = async () => (await screen.findByText(/Meter listrik A-101/)).closest('div')?.parentElement?.textContent;

it('tells what a meter of one’s own has counted this month, and in the last until the same day', async () => {
  const queryTelemetry = answerOf(used([months.from, 40.04], [months.sameDay, 100], [months.thisMonth, 60.5]));
  const { calls } = await open({ queryTelemetry });

  expect(await card()).toBe(
    'Meter listrik A-101 · Energi60,5kWh bulan iniBulan lalu 140,0 kWh; sampai tanggal yang sama 40,0 kWh.',
  );
  expect(calls().filter(({ name }) => name === 'queryTelemetry')).toMatchObject([
    {
      input: {
        params: { deviceId: meter.id },
        query: { keys: 'energy', from: months.from, to: months.to, points: 70 },
      },
    },
  ]);
});

it.each([
  ['has not been heard this month', used([months.from, 40]), 'Meter listrik A-101—Belum ada catatan bulan ini.'],
  ['is new', used([months.thisMonth, 3]), 'Meter listrik A-101 · Energi3,0kWh bulan iniBelum ada catatan bulan lalu.'],
])('says so of a meter that %s', async (_what, answer, said) => {
  await open({ queryTelemetry: answerOf(answer) });

  expect(await card()).toBe(said);
});

it.each<[string, readonly Device[]]>([
  ['no device at all', []],
  ['a device that counts nothing', [{ ...pump, unitId: fixtureId('unit', 1) }]],
  ['a meter of the whole building', [{ ...meter, unitId: null }]],
])('says honestly that no meter is connected to who has %s', async (_what, devices) => {
  await open({ listDevices: listOf(devices) });

  expect(await screen.findByText('Belum ada meter yang terhubung di unit Anda.')).toBeVisible();
});

it('says that the meters could not be read, and leaves them out for who may not see them', async () => {
  await open({ listDevices: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) });
  expect(await screen.findByText('Meter Anda belum dapat dimuat')).toBeVisible();
  cleanup();
  const { calls } = await open({}, whoamiOfResident);

  expect(screen.queryByRole('heading', { name: 'Meter saya' })).toBeNull();
  expect(calls()).toEqual([]);
});
