import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, fixtureId, places } from '@imah/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ticket } from '@imah/testing/tickets';
import { EditSheet } from './edit-sheet.tsx';

afterEach(cleanup);

const [floor] = places.floors;
const section = places.sections.find(({ id }) => id === floor?.sectionId);
const floorName = `${floor?.label}, ${section?.name}`;
const closed = vi.fn<() => void>();
const open = (answers: FakeAnswers) =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <EditSheet ticket={ticket} editor="staff" onClose={closed} />
    </ToasterProvider>,
    { answers: { getPlaces: answerOf(places), listTicketCategories: answerOf([]), ...answers } },
  );
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /Lokasi/ }));
  await userEvent.clear(screen.getByRole('combobox', { name: /Lokasi/ }));
  await userEvent.type(screen.getByRole('combobox', { name: /Lokasi/ }), name);
  await userEvent.click(await screen.findByRole('option', { name }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
const sentBy = (calls: readonly { readonly name: string; readonly input: unknown }[]) =>
  calls.filter(({ name }) => name === 'updateTicket').map(({ input }) => (input as { body: object }).body);

it('puts a ticket elsewhere, says who sees it then, and takes it out of where it was', async () => {
  const { calls } = await open({ updateTicket: answerOf({ ...ticket, version: 7 }) });

  await choose(floorName);
  await screen.findByText(/Penghuni tempat yang lama tidak lagi melihat tiket ini/);
  await save();

  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(sentBy(calls())).toEqual([{ id: expect.any(String), unitId: null, floorId: floor?.id, sectionId: null }]);
});

it('shows where somebody else has put it meanwhile, and sends the person’s own only when they say so again', async () => {
  const current = { ...ticket, version: 7, unitId: fixtureId('unit', 3), unitCode: 'A-0103' };
  const changed = new ApiError({
    kind: 'conflict',
    status: 412,
    code: 'VERSI_BERUBAH',
    message: 'Data sudah berubah.',
    data: { current },
  });
  const { calls } = await open({ updateTicket: changed });

  await choose(floorName);
  await save();
  await screen.findByText(/A-0103/);
  await userEvent.click(screen.getByRole('button', { name: /Pakai/ }));
  await save();

  expect(sentBy(calls()).length).toBe(1);
});
