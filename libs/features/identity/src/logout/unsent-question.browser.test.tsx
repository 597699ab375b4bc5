import { createOutboxStore } from '@imah/app/outbox/engine';
import { whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { LogoutPage } from './logout-page.tsx';
import { countUnsent, dropUnsent } from './unsent.ts';

const store = createOutboxStore();
const other = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c0077';
type Entry = Parameters<typeof store.add>[0];

afterEach(async () => {
  cleanup();
  await Promise.all([whoami.id, other].map(dropUnsent));
});

const write = (account: string, state: Entry['state']) =>
  // Only whose it is and whether it was sent is looked at here.
  store.add({ account, state } as Entry);
async function open(signOut = vi.fn<() => Promise<void>>(async () => undefined)) {
  await show(<LogoutPage />, {
    route: '/logout',
    path: '/logout',
    app: { signOut, signedInAs: async () => whoami.id },
  });
  return signOut;
}

it('counts what was written here and is not on the server, of that account alone', async () => {
  await write(whoami.id, 'waiting');
  await write(whoami.id, 'sent');
  await write(other, 'waiting');

  expect([await countUnsent(whoami.id), await countUnsent(null)]).toEqual([1, 0]);
});

it('asks before somebody leaves what is only on this device, and ends no session meanwhile', async () => {
  await write(whoami.id, 'waiting');
  const signOut = await open();

  expect(await screen.findByRole('heading', { level: 1, name: '1 hal belum terkirim' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kembali dan kirim dahulu' }).getAttribute('href')).toBe('/imah');
  expect(signOut).not.toHaveBeenCalled();
});

it('leaves it on the device for the next login', async () => {
  await write(whoami.id, 'waiting');
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Keluar, biarkan di perangkat' }));

  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
  expect(await countUnsent(whoami.id)).toBe(1);
});

it('deletes it first where the person says so, and nothing of anybody else', async () => {
  await write(whoami.id, 'waiting');
  await write(other, 'waiting');
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Keluar dan hapus' }));

  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
  expect([await countUnsent(whoami.id), await countUnsent(other)]).toEqual([0, 1]);
});
