import type { Today, TodayItem } from '@imah/contract/today';
import { toasterMachine } from '@imah/state-machines';
import { answerOf } from '@imah/testing';
import { ticket as wholeTicket, workers } from '@imah/testing/tickets';
import { calmToday, joiningToday, openAlarm, ticketsToday } from '@imah/testing/today';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ShortcutsHost } from '@imah/app/shortcuts';
import { TodaySection } from './today-section.tsx';

beforeEach(() => localStorage.removeItem('imah-shortcuts'));
afterEach(cleanup);

const [waiting, late] = ticketsToday;
const [asking] = joiningToday.items;
if (waiting === undefined || late === undefined || asking === undefined) throw new Error('the fixtures have items');
const alarm: TodayItem = { kind: 'alarm', alarm: openAlarm, mayAcknowledge: true };

/** The list, and a way for one row to leave as it does when the server says so. */
function Page({ items }: { readonly items: readonly TodayItem[] }) {
  const [left, setLeft] = useState(items);
  const data: Today = { ...calmToday, items: [...left] };
  return (
    <ShortcutsHost>
      <TodaySection today={{ kind: 'ready', data }} />
      <button type="button" tabIndex={-1} onClick={() => setLeft(left.filter((item) => item !== waiting))}>
        pergi
      </button>
    </ShortcutsHost>
  );
}
async function open(items: readonly TodayItem[]) {
  const actor = createActor(toasterMachine, { input: { now: () => 0 } }).start();
  const shown = await show(
    <ToasterProvider actor={actor}>
      <Page items={items} />
    </ToasterProvider>,
    {
      answers: {
        listTicketWorkers: answerOf([...workers]),
        assignTicket: answerOf(wholeTicket),
        acknowledgeAlarm: answerOf(openAlarm),
      },
    },
  );
  const sent = (name: string) => shown.calls().flatMap((call) => (call.name === name ? [call.input] : []));
  return { ...shown, sent };
}
const focused = () => document.activeElement?.textContent;

it('goes from row to row by J and K, and stays at both ends', async () => {
  await open([alarm, waiting, late]);
  const seen: (string | null | undefined)[] = [];
  for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
    await userEvent.keyboard(key);
    seen.push(focused());
  }

  const [first, second, third] = [openAlarm.deviceName, waiting.ticket.title, late.ticket.title];
  expect(seen).toEqual([first, second, third, third, second, first, first]);
});

it('acknowledges an alarm by E, and answers who asks to join', async () => {
  const { sent } = await open([alarm, asking]);
  await userEvent.keyboard('je');
  await waitFor(() => expect(sent('acknowledgeAlarm')).toMatchObject([{ params: { alarmId: openAlarm.id } }]));

  await userEvent.keyboard('j');
  await waitFor(() => expect(focused()).toBe('Siti Aminah'));
  await userEvent.keyboard('e');
  expect(await screen.findByRole('dialog', { name: 'Terima Siti Aminah' })).toBeVisible();
});

it('gives a ticket out by A, to whom the arrows choose', async () => {
  const { sent } = await open([waiting]);
  await userEvent.keyboard('ja');
  await screen.findByRole('menuitem', { name: /Agus Prasetyo/ });
  await userEvent.keyboard('agus');
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(sent('assignTicket')).toMatchObject([{ params: { ticketId: waiting.ticket.id } }]));
});

it('does nothing by a key that the row has no use for', async () => {
  const { sent } = await open([late]);
  await userEvent.keyboard('jae');

  expect([sent('assignTicket'), sent('acknowledgeAlarm'), screen.queryByRole('menu'), focused()]).toEqual([
    [],
    [],
    null,
    late.ticket.title,
  ]);
});

it('goes on with the row that comes to the place of one that left', async () => {
  await open([alarm, waiting, late]);
  await userEvent.keyboard('jj');
  screen.getByRole('button', { name: 'pergi' }).click();

  await waitFor(() => expect(focused()).toBe(late.ticket.title));
});

it('lists its keys', async () => {
  await open([alarm]);
  await userEvent.keyboard('?');

  expect(await screen.findByText('Tugaskan atau ambil tiket')).toBeVisible();
  expect(screen.getByText('Tangani alarm, jawab permintaan')).toBeVisible();
});
