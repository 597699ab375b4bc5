import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fixtureNow } from '@imah/testing';
import { show } from '@imah/app/harness/testing';
import { AsOf } from './as-of.tsx';

afterEach(cleanup);

const read = { dataUpdatedAt: fixtureNow - 600_000, isError: false, fetchStatus: 'idle' };

it.each([
  ['without a network', { ...read, fetchStatus: 'paused' }],
  ['where the server failed', { ...read, isError: true }],
])('what could not be read again %s says how old it is', async (_when, of) => {
  await show(<AsOf of={of} />);

  expect(screen.getByText(/^Belum dapat diperbarui/).textContent).toMatch(/^Belum dapat diperbarui, keadaan 10 menit/);
});

it('what is as it was read a moment ago says nothing of its age', async () => {
  await show(<AsOf of={read} />);

  expect(screen.queryByText(/^Belum dapat diperbarui/)).toBeNull();
});
