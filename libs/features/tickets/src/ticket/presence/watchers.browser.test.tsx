import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { TicketPresence, TicketWatcher } from '@imah/contract/tickets';
import { answerOf } from '@imah/testing';
import { resident, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openTicket } from '../testing/open-ticket.tsx';

afterEach(cleanup);

const at = (name: string, change: Partial<TicketWatcher> = {}): TicketWatcher => ({
  id: name,
  name,
  side: 'staff',
  doing: 'looking',
  ...change,
});
const there = (...people: TicketWatcher[]): FakeAnswers => ({
  setTicketPresence: async ({ params }) => answerOf({ seq: 1, ...params, people, staff: 'quiet' as const }),
});
/** What is said aloud when somebody comes. */
const said = () => document.querySelector('header [aria-live="polite"]')?.textContent;

describe('who else is before a ticket', () => {
  it.each([
    [[at('Agus')], 'Agus juga melihat tiket ini'],
    [[at('Agus'), at('Sari', { side: 'resident' })], 'Agus, Sari (penghuni) juga melihat tiket ini'],
    [[at('Agus'), at('Budi'), at('Rini'), at('Tuti')], 'Agus, Budi, dan 2 orang lain juga melihat tiket ini'],
  ])('is named, the first two by name: %#', async (people, sentence) => {
    await openTicket({ answers: there(...people) });

    await waitFor(() => expect(said()).toBe(sentence));
  });

  it('is nobody where nobody is there', async () => {
    await openTicket({ answers: there() });
    await screen.findByRole('heading', { level: 1, name: ticket.title });

    expect(said()).toBe('');
  });

  it('is not guessed where the server does not say', async () => {
    await openTicket({ answers: { setTicketPresence: new ApiError({ kind: 'forbidden', status: 403, message: '' }) } });
    await screen.findByRole('heading', { level: 1, name: ticket.title });

    expect(said()).toBe('');
  });
});

describe('who writes just now', () => {
  it('is said by channel, above where one writes oneself', async () => {
    await openTicket({ answers: there(at('Agus', { doing: 'writing-reply' }), at('Budi', { doing: 'writing-note' })) });

    expect(
      await screen.findByText('Agus sedang mengetik balasan… Budi sedang mengetik catatan internal…'),
    ).toBeVisible();
  });

  it('is told to a resident without a name', async () => {
    const writing = (presence: Pick<TicketPresence, 'seq'>) => ({
      ...presence,
      people: [],
      staff: 'writing-reply' as const,
    });
    await openTicket({
      person: resident,
      answers: { setTicketPresence: async ({ params }) => answerOf({ ...params, ...writing({ seq: 1 }) }) },
    });

    expect(await screen.findByText('Pengelola sedang mengetik…')).toBeVisible();
  });
});

it('tells the others that one looks, that one writes a reply, and no word of what', async () => {
  const { inputsOf } = await openTicket({ answers: there() });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Balasan untuk penghuni' }), 'Rahasia');

  const bodies = inputsOf('setTicketPresence').map((input) => (input as { body: object }).body);
  expect([bodies[0], bodies.at(-1)]).toEqual([{ doing: 'looking' }, { doing: 'writing-reply' }]);
  expect(JSON.stringify(inputsOf('setTicketPresence'))).not.toContain('Rahasia');
});
