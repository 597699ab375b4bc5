import { whoamiOfOwner } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { faultsOfReads, openOffline } from '@imah/app/harness/testing';
import { linkAnswers } from '../link/testing/link-fixtures.ts';
import { LinkPage } from '../link/index.ts';
import { AccountPage } from './account-page.tsx';
import { accountAnswers } from './testing/account-fixtures.ts';

afterEach(cleanup);

const at = (path: string, route = path) => ({
  route,
  path,
  person: whoamiOfOwner,
  answers: { ...fullAnswers, ...accountAnswers, ...linkAnswers },
});

const pages = [
  [() => <AccountPage />, at('/imah/akun'), { getProfile: 'retry' }],
  [
    () => <AccountPage />,
    at('/imah/akun/keamanan', '/imah/akun/:part'),
    { getSecondFactor: 'retry', listSessions: 'retry', listIdentities: 'retry' },
  ],
  [
    () => <AccountPage />,
    at('/imah/akun/pemberitahuan', '/imah/akun/:part'),
    { getNotificationSettings: 'retry', listBuildings: /Pemberitahuan/ },
  ],
  [() => <AccountPage />, at('/imah/akun/privasi', '/imah/akun/:part'), { getProfile: 'retry' }],
  [() => <LinkPage />, at('/imah/link'), { listApiTokens: 'retry', getLiveSecret: 'retry' }],
] as const;

it('each section of the own account that cannot be read is tried again by itself', async () => {
  for (const [page, options, faults] of pages) {
    expect(await faultsOfReads(page, options, faults)).toEqual([]);
    cleanup();
  }
});

it('the sections of the own account say that there is no network, and are read by themselves once there is', async () => {
  for (const [page, options, faults] of pages) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(Object.keys(faults)[0]);
    cleanup();
  }
});
