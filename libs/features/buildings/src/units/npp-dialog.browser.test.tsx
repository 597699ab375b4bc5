import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, places, tower } from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NppDialog } from './npp-dialog.tsx';

afterEach(cleanup);

const params = { buildingId: tower.id };
const shared = { ...places, units: places.units.map((unit) => ({ ...unit, nppE6: 25_000_000 })) };

async function open(known = places, answers: FakeAnswers = {}) {
  const onClose = vi.fn<() => void>();
  const page = await openPage(<NppDialog building={tower} places={known} onClose={onClose} />, { answers });
  const dialog = within(await screen.findByRole('dialog', { name: 'Nilai perbandingan proporsional (NPP)' }));
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  return { ...page, dialog, press, onClose };
}

it('offers nothing to clear where no unit has a share yet', async () => {
  const { dialog } = await open();

  expect(dialog.getByText('Sekarang 0 unit memiliki NPP.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Kosongkan' })).toBeNull();
});

it('works the shares out of the areas, and tells of how many units', async () => {
  const { press, inputsOf, toasts, onClose } = await open(places, { setNpp: answerOf({ units: 3 }) });
  await press('Hitung dari luas');

  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(inputsOf('setNpp')).toEqual([{ params, body: { by: 'area' } }]);
  expect(toasts).toEqual(['NPP dihitung untuk 3 unit.']);
});

it('takes the shares away from all of them', async () => {
  const { dialog, press, inputsOf, toasts, onClose } = await open(shared, { setNpp: answerOf({ units: 0 }) });
  expect(dialog.getByText('Sekarang 4 unit memiliki NPP.')).toBeVisible();
  await press('Kosongkan');

  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(inputsOf('setNpp')).toEqual([{ params, body: { by: 'none' } }]);
  expect(toasts).toEqual(['NPP gedung ini dikosongkan.']);
});

it('stays open with the reason where the server refuses', async () => {
  const { dialog, press, toasts, onClose } = await open(shared, {
    setNpp: refusal('conflict', 409, 'Semua unit adalah fasilitas umum.'),
  });
  await press('Hitung dari luas');

  expect((await dialog.findByRole('alert')).textContent).toBe('Semua unit adalah fasilitas umum.');
  expect([toasts, onClose.mock.calls]).toEqual([[], []]);
});
