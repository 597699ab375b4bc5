import { ApiError } from '@imah/api-client';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, listOf, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ArchivedBuildings } from './archived-buildings.tsx';

// What is fetched on demand is at hand before the clock of a test runs.
beforeAll(async () => {
  await import('./archived-sheet.tsx');
}, 60_000);
afterEach(cleanup);

const page = () => (
  <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
    <ArchivedBuildings />
  </ToasterProvider>
);

const archived = { ...tower, status: 'archived' } as const;
const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Arsip' }));

it('lists the archived buildings when they are asked for, and brings one back', async () => {
  let rows = [archived];
  const { calls } = await show(page(), {
    person: whoamiOfOwner,
    answers: {
      listBuildings: async ({ query } = {}) => listOf(query?.status === 'archived' ? rows : []),
      unarchiveBuilding: async () => {
        rows = [];
        return answerOf(tower);
      },
    },
  });
  expect(calls()).toEqual([]);

  await open();
  const list = within(await screen.findByRole('list', { name: 'Gedung yang diarsipkan' }));
  expect(list.getByRole('link', { name: tower.name }).getAttribute('href')).toBe(`/imah/building/${tower.id}`);
  await userEvent.click(list.getByRole('button', { name: 'Aktifkan kembali' }));

  expect(await screen.findByText('Tidak ada gedung yang diarsipkan')).toBeVisible();
  expect(calls().find(({ name }) => name === 'unarchiveBuilding')?.input).toEqual({
    params: { buildingId: tower.id },
    version: tower.version,
  });
});

it('says in the server’s words why one cannot be brought back, and when the list cannot be had', async () => {
  const refusal = new ApiError({ kind: 'conflict', status: 409, message: 'Data ini baru saja diubah.' });
  await show(page(), {
    person: whoamiOfOwner,
    answers: { listBuildings: listOf([archived]), unarchiveBuilding: refusal },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan kembali' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Data ini baru saja diubah.');
  cleanup();

  await show(page(), {
    person: whoamiOfOwner,
    answers: { listBuildings: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) },
  });
  await open();
  expect(await screen.findByText('Gedung yang diarsipkan belum dapat dimuat')).toBeVisible();
});

it('is not offered to who may not bring one back', async () => {
  await show(page(), { person: whoami });

  expect(screen.queryByRole('button', { name: 'Arsip' })).toBeNull();
});
