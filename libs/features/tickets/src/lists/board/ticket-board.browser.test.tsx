import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { ticketStates } from '@imah/contract/tickets/words';
import { answerOf, listOf } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { technician, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openList } from '../testing/open-list.tsx';

afterEach(cleanup);

const [known] = ticketRows(1, 'new');
if (known === undefined) throw new Error('there is one');
/** One ticket in each column. */
const one: FakeAnswers['listTickets'] = async (input) => {
  const state = ticketStates.find((name) => name === input?.query?.state);
  return listOf(ticketRows(1, state).map((row) => ({ ...row, title: `Tiket ${state}` })));
};
const open = (answers: FakeAnswers = {}, more = {}) =>
  openList('?view=board', { ...more, answers: { listTickets: one, ...answers } });
const columns = async () => {
  await screen.findByText('Seret kartu, atau pilih tujuan dari menunya.');
  return screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? region.ariaLabel ?? '');
};
const actions = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${title}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('the board', () => {
  it('has a column for every state a ticket works through, and none for what ended otherwise', async () => {
    const { inputsOf } = await open();
    await columns();

    const asked = inputsOf('listTickets').map((input) => (input as { query: { state: string; limit: number } }).query);
    expect(asked.map(({ state, limit }) => [state, limit])).toEqual(
      ['new', 'in-progress', 'waiting', 'deferred', 'resolved', 'closed'].map((state) => [state, 20]),
    );
  });

  it('offers from the menu of a card the steps of the chart, but for merging', async () => {
    await open();
    await columns();

    expect((await actions('Tiket new')).filter((name) => /Dikerjakan|Ditunda|Dibatalkan|Digabung/.test(name))).toEqual(
      expect.arrayContaining([expect.stringContaining('Dikerjakan'), expect.stringContaining('Ditunda')]),
    );
    expect(screen.queryByRole('menuitem', { name: /Digabung/ })).toBeNull();
  });

  it('says what its filters leave of it, which hold for every column', async () => {
    const { inputsOf } = await openList('?view=board&q=kolam', { answers: { listTickets: listOf([]) } });

    await screen.findByRole('heading', { name: 'Tidak ada yang cocok' });
    expect(inputsOf('listTickets').every((input) => (input as { query: { q?: string } }).query.q === 'kolam')).toBe(
      true,
    );
  });

  it('is not drawn before every column is there', async () => {
    await open({ listTickets: async (input) => (input?.query?.state === 'closed' ? never() : one(input)) });
    await screen.findByRole('radio', { name: 'Papan' });

    expect(screen.queryByText('Seret kartu, atau pilih tujuan dari menunya.')).toBeNull();
  });

  it('is read again as a whole where nothing of it came', async () => {
    let works = false;
    await open({
      listTickets: async (input) => {
        if (!works) throw new ApiError({ kind: 'server', status: 500, message: '' });
        return one(input);
      },
    });
    const again = await screen.findByRole('button', { name: 'Coba lagi' });

    works = true;
    await userEvent.click(again);

    expect((await columns()).length).toBeGreaterThanOrEqual(6);
  });
});

describe('a card that is moved', () => {
  it('asks first for what the step demands, and stays where it is until then', async () => {
    const { inputsOf } = await open({ getTicket: answerOf({ ...ticket, ...known, abilities: ticket.abilities }) });
    await columns();
    await actions('Tiket new');
    await userEvent.click(screen.getByRole('menuitem', { name: /Ditunda/ }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Tunda tiket' }));
    expect([dialog.getByRole('textbox', { name: 'Alasan' }).tagName, inputsOf('moveTicket')]).toEqual(['TEXTAREA', []]);
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('moveTicket')).toEqual([]);
  });

  it('stays where the ticket has gone on meanwhile and the step is not there any more', async () => {
    const closed = { ...ticket, ...known, state: 'closed' as const, abilities: ticket.abilities };
    const { inputsOf, told } = await open({ getTicket: answerOf(closed) });
    await columns();
    await actions('Tiket new');
    await userEvent.click(screen.getByRole('menuitem', { name: /Ditunda/ }));

    await waitFor(() =>
      expect(told()).toEqual([['danger', `Langkah ini tidak tersedia untuk tiket ${known.number}.`]]),
    );
    expect(inputsOf('moveTicket')).toEqual([]);
  });

  it('cannot be moved by who does not work on it', async () => {
    const rows = ticketRows(1, 'new').map((row) => ({ ...row, abilities: { movesAs: [], acts: [] } }));
    await open(
      { listTickets: async (input) => listOf(input?.query?.state === 'new' ? rows : []) },
      { person: technician },
    );
    await columns();

    expect(screen.queryAllByRole('menuitem', { name: /Dikerjakan/ })).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Tindakan untuk/ })).toBeNull();
  });
});
