import { ApiError } from '@imah/api-client';
import type { TicketCheck, TicketWork } from '@imah/contract/tickets';
import { toasterMachine } from '@imah/state-machines';
import { answerOf } from '@imah/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createUploadServer } from '@imah/features-files/testing';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ticket, work } from '@imah/testing/tickets';
import { CheckPhotos } from './check-photos.tsx';
import { CheckRow } from './check-row.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const [check] = work.checks;
if (check === undefined) throw new Error('the fixture has items to check');
const item: TicketCheck = { ...check, photos: [] };
const picture = (name: string) => new File(['%PDF-1.7'], name, { type: 'image/png' });

async function open(addCheckPhotos: () => Promise<{ data: TicketWork }>) {
  const onClose = vi.fn<() => void>();
  const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  const photos = (
    <ToasterProvider actor={toaster}>
      <CheckPhotos ticket={ticket} check={item} mode="write" form="adding" taken={[]} onClose={onClose} />
    </ToasterProvider>
  );
  const { calls } = await show(photos, { answers: { ...createUploadServer().answers, addCheckPhotos } });
  const attached = () => calls().filter(({ name }) => name === 'addCheckPhotos');
  return { attached, onClose };
}

/** A phone, of which nothing else is asked. */
function touch(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query === '(pointer: coarse)' ? 'all' : query));
}

describe('the camera of a phone', () => {
  it('opens at one press on the item, and the photo is the item’s at once', async () => {
    touch();
    const toaster = createActor(toasterMachine, { input: { now: () => 0 } }).start();
    const row = (
      <ToasterProvider actor={toaster}>
        <ul>
          <CheckRow ticket={ticket} check={item} mode="write" />
        </ul>
      </ToasterProvider>
    );
    const { calls } = await show(row, {
      answers: { ...createUploadServer().answers, addCheckPhotos: async () => answerOf(work) },
    });
    await screen.findByRole('button', { name: `Tambah foto: ${item.label}` });
    const camera = document.querySelector<HTMLInputElement>('input[capture="environment"]');
    if (camera === null) throw new Error('the item has no camera');
    expect(camera.accept).toBe('image/*');
    await userEvent.upload(camera, picture('sesudah.png'));

    const attached = () => calls().filter(({ name }) => name === 'addCheckPhotos');
    await waitFor(() => expect(attached()).toMatchObject([{ input: { params: { checkId: item.id } } }]));
  });
});

describe('photos of an item to check', () => {
  it('are the item’s as soon as they have arrived: nothing else is to be pressed', async () => {
    const { attached, onClose } = await open(async () => answerOf(work));

    await userEvent.upload(await screen.findByLabelText('Foto'), picture('sesudah.pdf'));

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(attached()).toHaveLength(1);
    expect(attached()[0]?.input).toMatchObject({ params: { ticketId: ticket.id, checkId: item.id } });
    expect(screen.queryByRole('button', { name: 'Lampirkan foto' })).toBeNull();
  });

  it('that the server did not take stay, and can be attached again', async () => {
    let works = false;
    const { attached, onClose } = await open(async () => {
      if (!works) throw new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
      return answerOf(work);
    });
    await userEvent.upload(await screen.findByLabelText('Foto'), picture('sesudah.pdf'));
    const again = await screen.findByRole('button', { name: 'Lampirkan foto' });
    expect([attached().length, onClose.mock.calls.length]).toEqual([1, 0]);

    works = true;
    await userEvent.click(again);

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(attached()).toHaveLength(2);
  });
});
