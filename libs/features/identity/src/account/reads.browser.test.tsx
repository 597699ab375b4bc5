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

const at = (path: string) => ({
  route: path,
  path,
  person: whoamiOfOwner,
  answers: { ...fullAnswers, ...accountAnswers, ...linkAnswers },
});

it('each section of the own account that cannot be read is tried again by itself', async () => {
  expect(
    await faultsOfReads(() => <AccountPage />, at('/imah/akun'), {
      getProfile: 'retry',
      getSecondFactor: 'retry',
      listSessions: 'retry',
      getLiveSecret: 'retry',
      getNotificationSettings: 'retry',
      listBuildings: /Sesi/,
    }),
  ).toEqual([]);
  cleanup();
  expect(
    await faultsOfReads(() => <LinkPage />, at('/imah/link'), { listIdentities: 'retry', listApiTokens: 'retry' }),
  ).toEqual([]);
});

it('the sections of the own account say that there is no network, and are read by themselves once there is', async () => {
  for (const [page, options, first] of [
    [() => <AccountPage />, at('/imah/akun'), 'getProfile'],
    [() => <LinkPage />, at('/imah/link'), 'listApiTokens'],
  ] as const) {
    const { calls } = await openOffline(page, options);
    await expect.poll(() => calls().map(({ name }) => name)).toContain(first);
    cleanup();
  }
});
