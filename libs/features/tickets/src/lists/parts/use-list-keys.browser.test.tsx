import { answerOf, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { workers } from '@imah/testing/tickets';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ShortcutsHost } from '@imah/app/shortcuts';
import { TicketList } from '../list/ticket-list.tsx';
import { useTicketLook } from '../model/use-ticket-view.ts';

beforeEach(() => localStorage.removeItem('imah-shortcuts'));
afterEach(cleanup);

const rows = ticketRows(3, 'new');

function List() {
  return <TicketList building={tower} look={useTicketLook()} count={3} side="staff" empty={null} states={null} />;
}
async function open() {
  await show(
    <ShortcutsHost>
      <List />
    </ShortcutsHost>,
    { person: whoamiOfOwner, answers: { listTickets: listOf(rows), listTicketWorkers: answerOf([...workers]) } },
  );
  await screen.findByRole('link', { name: rows[0]?.title ?? '' });
}
const focused = () => document.activeElement?.textContent;
const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

describe('the keys of a list of tickets', () => {
  it('walk from the first row to the last and back, and stay there', async () => {
    await open();
    const walked: unknown[] = [];
    for (const key of ['j', 'j', 'j', 'j', 'k']) {
      await userEvent.keyboard(key);
      walked.push(focused());
    }

    expect(walked).toEqual([0, 1, 2, 2, 1].map((at) => rows[at]?.title));
  });

  it('choose the row that has the focus, and let it go again', async () => {
    await open();
    const chosen = () => screen.queryAllByText('1 baris dipilih').length;

    await userEvent.keyboard('jx');
    const once = chosen();
    await userEvent.keyboard('x');

    expect([once, chosen()]).toEqual([1, 0]);
  });

  it('open the menu of the priority in the row, as often as it is asked for', async () => {
    await open();

    await userEvent.keyboard('jp');
    const first = await items();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('p');

    expect([first, await items()]).toEqual([
      ['Darurat', 'Tinggi', 'Sedang', 'Rendah'],
      ['Darurat', 'Tinggi', 'Sedang', 'Rendah'],
    ]);
  });

  it('are for all that are chosen where some are', async () => {
    await open();

    await userEvent.keyboard('jxs');

    expect(await items()).toEqual(['Dikerjakan', 'Ditunda…', 'Dibatalkan…']);
  });
});
