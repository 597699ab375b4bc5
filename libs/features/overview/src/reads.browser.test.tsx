import { whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fullAnswers as answers } from '@imah/app/harness';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { HomePage } from './home/index.ts';
import { DashboardPage } from './portfolio/index.ts';

afterEach(cleanup);

const home = { route: '/imah', path: '/imah', person: whoamiOfOwner, answers };
const dashboard = { ...home, route: '/imah/dashboard', path: '/imah/dashboard' };

it('a part of Beranda or the dashboard that cannot be read is tried again by itself', async () => {
  expect(
    await faultsOfReads(() => <HomePage />, home, {
      listBuildings: 'retry',
      getToday: 'retry',
      listAlarmTickets: /Detektor asap/,
      listTopics: 'retry',
    }),
  ).toEqual([]);
  cleanup();
  expect(await faultsOfReads(() => <DashboardPage />, dashboard, { getPortfolio: 'retry' })).toEqual([]);
});

it('Beranda and the dashboard say that there is no network, and are read by themselves once there is', async () => {
  for (const [page, options, first] of [
    [() => <HomePage />, home, 'getToday'],
    [() => <DashboardPage />, dashboard, 'getPortfolio'],
  ] as const) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
});
