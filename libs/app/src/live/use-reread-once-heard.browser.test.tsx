import { useBuildingConnection } from '@imah/realtime/react';
import { createFakeRealtime } from '@imah/realtime/testing';
import { tower } from '@imah/testing';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../harness/testing/show.tsx';
import { useRereadOnceHeard } from './use-reread-once-heard.ts';

afterEach(cleanup);

const address = { orgId: tower.orgId, buildingId: tower.id };
const queryKey = ['things'];
let reads = 0;

function Things() {
  const { data } = useQuery({ queryKey, queryFn: async () => (reads += 1) });
  useRereadOnceHeard(address, queryKey);
  return <p>read {data}</p>;
}

it('reads once more when the channel opens after the page did, and not again after a gap', async () => {
  reads = 0;
  const realtime = createFakeRealtime({ state: 'connecting' });
  await show(<Things />, { realtime });
  expect(await screen.findByText('read 1')).toBeVisible();

  await act(async () => realtime.setState('connected'));
  expect(await screen.findByText('read 2')).toBeVisible();
  await act(async () => realtime.setState('error'));
  await act(async () => realtime.setState('connected'));

  expect(reads).toBe(2);
});

function ThingsOfHeardBuilding() {
  return useBuildingConnection(address) === 'live' ? <Things /> : null;
}

it('reads once where the building was heard before', async () => {
  reads = 0;
  await show(<ThingsOfHeardBuilding />, {});
  expect(await screen.findByText('read 1')).toBeVisible();
  await act(async () => undefined);

  expect(reads).toBe(1);
});
