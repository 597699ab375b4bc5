import { answerOf, fixtureId, tower } from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Deleted, UndoDelete } from './undo-delete.tsx';

afterEach(cleanup);

const [first, second, third] = [1, 2, 3].map((number) => fixtureId('unit', number)) as [string, string, string];
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));

describe('the way back from a deletion', () => {
  it('is not there where nothing was deleted', async () => {
    await openPage(<UndoDelete building={tower} deleted={null} onDone={() => undefined} />);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('brings back all that was deleted together', async () => {
    const onDone = vi.fn<() => void>();
    const { inputsOf, toasts } = await openPage(
      <UndoDelete building={tower} deleted={{ unitIds: [first, second] }} onDone={onDone} />,
      { answers: { restoreUnits: answerOf({ unitIds: [first, second] }) } },
    );
    expect(screen.getByText('2 unit dihapus.')).toBeVisible();
    await undo();

    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(inputsOf('restoreUnits')).toEqual([
      { params: { buildingId: tower.id }, body: { unitIds: [first, second] } },
    ]);
    expect(toasts).toEqual(['Unit dikembalikan.']);
  });

  it('stays, with the reason, where the code was given to another unit meanwhile', async () => {
    const onDone = vi.fn<() => void>();
    await openPage(<UndoDelete building={tower} deleted={{ unitIds: [first] }} onDone={onDone} />, {
      answers: { restoreUnits: refusal('conflict', 409, 'Kode A-0101 sudah dipakai unit lain.') },
    });
    await undo();

    expect(await screen.findByText('Kode A-0101 sudah dipakai unit lain.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Urungkan' })).toBeEnabled();
    expect(onDone.mock.calls).toEqual([]);
  });

  it('says of what was deleted last how many they are, not what was refused of those before', async () => {
    function Page() {
      const [deleted, setDeleted] = useState<Deleted>({ unitIds: [first] });
      return (
        <>
          <button type="button" onClick={() => setDeleted({ unitIds: [second, third] })}>
            Hapus lagi
          </button>
          <UndoDelete building={tower} deleted={deleted} onDone={() => undefined} />
        </>
      );
    }
    await openPage(<Page />, { answers: { restoreUnits: refusal('conflict', 409, 'Kode sudah dipakai.') } });
    await undo();
    await screen.findByText('Kode sudah dipakai.');

    await userEvent.click(screen.getByRole('button', { name: 'Hapus lagi' }));
    expect(screen.getByText('2 unit dihapus.')).toBeVisible();
    expect(screen.queryByText('Kode sudah dipakai.')).toBeNull();
  });
});
