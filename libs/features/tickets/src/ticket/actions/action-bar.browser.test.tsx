import { ApiError } from '@imah/api-client';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { toasterMachine } from '@imah/state-machines';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ticket, work } from '@imah/testing/tickets';
import { TicketPage } from '../ticket-page.tsx';

afterEach(cleanup);

const missing = {
  ...work,
  checks: work.checks.map((check) => ({ ...check, demand: 'required', answer: null }) as const),
};
const openChecks = new ApiError({
  kind: 'conflict',
  status: 409,
  code: 'PERIKSA_DULU',
  message: 'Masih ada isian wajib pada daftar periksa. Lengkapi dahulu, lalu tandai selesai.',
});
const open = () =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <TicketPage />
    </ToasterProvider>,
    {
      route: '/imah/ticket/:id',
      path: `/imah/ticket/${ticket.id}`,
      person: whoamiOfOwner,
      answers: {
        getTicket: answerOf(ticket),
        getTicketWork: answerOf(missing),
        listTicketSignatures: answerOf([]),
        moveTicket: openChecks,
      },
    },
  );
const resolve = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Tandai selesai/ }));
  return within(await screen.findByRole('dialog', { name: 'Tandai selesai' }));
};

it('keeps what was written when a required item is still open, and says why it cannot be done yet', async () => {
  const { calls } = await open();
  const dialog = await resolve();
  const note = dialog.getByRole('textbox');
  await userEvent.type(note, 'Keran sudah diganti.');
  await userEvent.click(dialog.getByRole('button', { name: /Tandai selesai/ }));

  await waitFor(() => expect(calls().filter(({ name }) => name === 'moveTicket')).toHaveLength(1));
  const alert = await dialog.findByText(openChecks.message);
  await waitFor(() => expect(document.activeElement).toBe(alert.closest('[role=alert]')));
  expect(dialog.getByRole('textbox')).toBe(note);
  expect(note).toHaveProperty('value', 'Keran sudah diganti.');
});

it('lists what is missing before it is sent, leads there, and has the text when it is opened again', async () => {
  await open();
  const dialog = await resolve();
  await userEvent.type(dialog.getByRole('textbox'), 'Keran sudah diganti.');
  const [first] = missing.checks;
  await userEvent.click(await dialog.findByRole('button', { name: first?.label ?? '' }));

  await waitFor(() =>
    expect(document.activeElement?.closest('li')?.id).toBe(`check-${first?.id ?? 'no check in the fixtures'}`),
  );
  const again = await resolve();
  expect(again.getByRole('textbox')).toHaveProperty('value', 'Keran sudah diganti.');
});
