import { useBuildingConnection } from '@imah/realtime/react';
import { createFakeRealtime } from '@imah/realtime/testing';
import { tower } from '@imah/testing';
import { queryKeys } from '@imah/api-client/react';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { show } from '../harness/testing/show.tsx';
import { LiveQuery } from './live-query.tsx';
import { useLiveBuilding } from './use-live-building.ts';

const address = { orgId: tower.orgId, buildingId: tower.id };
const other = { orgId: tower.orgId, buildingId: '01935e4f-7c1a-7b2c-8d3e-0000000000ff' };
const counts = ['counts'];
const tickets = ['ticket'] as const;
let reads = 0;

beforeEach(() => {
  reads = 0;
});
afterEach(cleanup);

function Read({ queryKey }: { readonly queryKey: QueryKey }) {
  const { data } = useQuery({ queryKey, queryFn: async () => (reads += 1) });
  return <p>read {data}</p>;
}

function LiveBuilding({ children }: { readonly children: ReactNode }) {
  useLiveBuilding(address);
  return children;
}

it.each([
  [
    'the counts of several buildings',
    () => (
      <>
        <Read queryKey={counts} />
        <LiveQuery building={address} queryKey={counts} entities={tickets} />
        <LiveQuery building={other} queryKey={counts} entities={tickets} />
      </>
    ),
  ],
  [
    'the alarms of a building',
    () => (
      <LiveBuilding>
        <Read queryKey={queryKeys.alarms(address.buildingId)} />
      </LiveBuilding>
    ),
  ],
  [
    'the notices of a building',
    () => (
      <LiveBuilding>
        <Read queryKey={queryKeys.notices(address.buildingId)} />
      </LiveBuilding>
    ),
  ],
])('reads %s once more when the channel opens after the page did', async (_, Page) => {
  const realtime = createFakeRealtime({ state: 'connecting' });
  await show(<Page />, { realtime });
  expect(await screen.findByText('read 1')).toBeVisible();

  await act(async () => realtime.setState('connected'));

  expect(await screen.findByText('read 2')).toBeVisible();
  expect(reads).toBe(2);
});

function OnceHeard({ children }: { readonly children: ReactNode }) {
  return useBuildingConnection(address) === 'live' ? children : null;
}

it('reads once where the building was heard before', async () => {
  await show(
    <OnceHeard>
      <Read queryKey={counts} />
      <LiveQuery building={address} queryKey={counts} entities={tickets} />
    </OnceHeard>,
    {},
  );
  expect(await screen.findByText('read 1')).toBeVisible();
  await act(async () => undefined);

  expect(reads).toBe(1);
});
