import { tower, whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { RefusedFeed } from './refused-feed.tsx';

afterEach(cleanup);

const granted = (grants: readonly string[]) => ({
  ...whoami,
  memberships: whoami.memberships.map((membership) => ({ ...membership, grants: [...grants] })),
});
const told = async (grants: readonly string[]) => {
  await show(<RefusedFeed building={tower} />, { person: granted(grants) });
  return (await screen.findByText(/^(Nilai di bawah|Anda tidak berhak)/)).textContent;
};

it('does not tell those who read their own meters that they may not', async () => {
  expect(await told(['building.view', 'telemetry.view.own'])).toBe(
    'Nilai di bawah adalah yang terakhir terbaca, diperbarui setiap menit.',
  );
});

it('tells those who read no values of the building why nothing moves', async () => {
  expect(await told(['building.view', 'device.view'])).toMatch(/^Anda tidak berhak melihat nilai langsung/);
});
