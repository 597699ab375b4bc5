import { tower, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { BuildingProvider } from '@imah/features-buildings';
import { MeterPage } from './meter/index.ts';
import { BuildingMetersPage } from './meters/index.ts';
import { OwnMetersPage } from './own/index.ts';
import { detail, meteringAnswers as answers } from './testing/metering-fixtures.ts';

afterEach(cleanup);

const base = `/imah/building/${tower.id}/meter`;
const list = { person: whoamiOfOwner, answers, route: '/imah/building/:id/meter', path: base };
const one = { ...list, route: '/imah/building/:id/meter/:meterId', path: `${base}/${detail.id}` };
const own = { person: whoamiOfResident, answers, route: '/imah/meter', path: '/imah/meter' };
const page = (children: React.ReactNode) => () => <BuildingProvider building={tower}>{children}</BuildingProvider>;

it('a read of meters that fails is tried again: the list, one meter, one’s own', async () => {
  expect(
    await faultsOfReads(page(<BuildingMetersPage />), list, {
      listMeters: 'retry',
      listReadings: 'retry',
      getMeterSettings: 'retry',
    }),
  ).toEqual([]);
  cleanup();
  expect(await faultsOfReads(page(<MeterPage />), one, { getMeter: 'retry', listReadings: 'retry' })).toEqual([]);
  cleanup();
  expect(await faultsOfReads(() => <OwnMetersPage />, own, { listOwnMeters: 'retry', listBuildings: 'retry' })).toEqual(
    [],
  );
});

it('meters say that there is no network, and are read by themselves once there is', async () => {
  for (const [draw, options, first] of [
    [page(<BuildingMetersPage />), list, 'listMeters'],
    [page(<MeterPage />), one, 'getMeter'],
    [() => <OwnMetersPage />, own, 'listOwnMeters'],
  ] as const) {
    const { calls } = await openOffline(draw, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
});
