import { useBuildingConnection } from '@imah/realtime/react';
import { createFakeRealtime } from '@imah/realtime/testing';
import type { EventPacket } from '@imah/contract/mqtt';
import { fixtureId, tower } from '@imah/testing';
import { useRead } from '@imah/api-client/react';
import type { FakeAnswers } from '@imah/api-client/testing';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { show } from '../harness/testing/show.tsx';
import { LiveReads, useLiveReads } from './use-live-reads.ts';

const address = { orgId: tower.orgId, buildingId: tower.id };
const other = { orgId: tower.orgId, buildingId: '01935e4f-7c1a-7b2c-8d3e-0000000000ff' };
const today = ['getToday'] as const;
let asked = 0;
const answer = () => {
  asked += 1;
  return Promise.resolve({ data: asked } as never);
};
const answers: FakeAnswers = { getToday: answer, listNotices: answer, listDeviceAlarms: answer };

beforeEach(() => {
  asked = 0;
});
afterEach(cleanup);

function Today() {
  return <p>read {JSON.stringify(useRead('getToday', {}).data)}</p>;
}

function Notices() {
  return <p>read {JSON.stringify(useRead('listNotices', { params: { buildingId: address.buildingId } }).data)}</p>;
}

function DeviceAlarms() {
  return <p>read {JSON.stringify(useRead('listDeviceAlarms', { params: { deviceId: 'd' } }).data)}</p>;
}

function LiveBuilding({ children }: { readonly children: ReactNode }) {
  useLiveReads(address);
  return children;
}

it.each([
  [
    'what stands behind several buildings',
    () => (
      <>
        <Today />
        <LiveReads building={address} only={today} />
        <LiveReads building={other} only={today} />
      </>
    ),
  ],
  [
    'the alarms of a device',
    () => (
      <LiveBuilding>
        <DeviceAlarms />
      </LiveBuilding>
    ),
  ],
  [
    'the notices of a building',
    () => (
      <LiveBuilding>
        <Notices />
      </LiveBuilding>
    ),
  ],
])('reads %s once more when the channel opens after the page did', async (_, Page) => {
  const realtime = createFakeRealtime({ state: 'connecting' });
  await show(<Page />, { realtime, answers });
  expect(await screen.findByText('read 1')).toBeVisible();

  await act(async () => realtime.setState('connected'));

  expect(await screen.findByText('read 2')).toBeVisible();
  expect(asked).toBe(2);
});

function OnceHeard({ children }: { readonly children: ReactNode }) {
  return useBuildingConnection(address) === 'live' ? children : null;
}

it('reads once where the building was heard before', async () => {
  await show(
    <OnceHeard>
      <Today />
      <LiveReads building={address} only={today} />
    </OnceHeard>,
    { answers },
  );
  expect(await screen.findByText('read 1')).toBeVisible();
  await act(async () => undefined);

  expect(asked).toBe(1);
});

const eventOf = (entity: EventPacket['entity']): EventPacket => ({
  entity,
  id: fixtureId('ticket', 1),
  version: 2,
  op: 'updated',
  at: '2026-01-01T00:00:00.000Z',
});

it('reads again what an event makes old, and of that only what it was asked to keep in step', async () => {
  const realtime = createFakeRealtime({ state: 'connected' });
  await show(
    <>
      <Today />
      <LiveReads building={address} only={today} />
    </>,
    { realtime, answers },
  );
  expect(await screen.findByText('read 1')).toBeVisible();

  await act(async () => realtime.emitChange(address, eventOf('notice')));
  await act(async () => realtime.emitChange(address, eventOf('ticket')));

  expect(await screen.findByText('read 2')).toBeVisible();
  expect(asked).toBe(2);
});
