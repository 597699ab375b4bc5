import { ticketsToday } from '@imah/testing/today';
import { whoamiOfResident } from '@imah/testing/report';
import { whoamiOfOwner } from '@imah/testing';
import { toasterMachine } from '@imah/state-machines';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { calmToday } from '@imah/testing/today';
import type { Today } from '@imah/contract/today';
import { TodaySection } from './today-section.tsx';

afterEach(cleanup);

const [, late, done] = ticketsToday as [
  (typeof ticketsToday)[number],
  (typeof ticketsToday)[number],
  (typeof ticketsToday)[number],
];
const open = (today: Partial<Today>, person = whoamiOfOwner) =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <TodaySection today={{ kind: 'ready', data: { ...calmToday, ...today } }} />
    </ToasterProvider>,
    { person },
  );

it('leads a resident to the question that the work on their report waits for, without the clocks of the staff', async () => {
  const asked = {
    ...done,
    reason: 'to-answer' as const,
    ticket: { ...done.ticket, state: 'waiting' as const, waitingReason: 'resident' as const },
  };
  await open({ items: [asked], totals: { ...calmToday.totals, ticket: 1 } }, whoamiOfResident);

  const row = (await screen.findByRole('listitem')).textContent;
  expect(row).toContain('Pekerjaan menunggu jawaban Anda');
  expect(row).not.toMatch(/terlambat|sisa|Batas/i);
  expect(
    screen.getByRole('link', { name: `Jawab pertanyaan tentang ${asked.ticket.title}` }).getAttribute('href'),
  ).toBe(`/imah/ticket/${asked.ticket.id}`);
});

it('leads from the number of what is late to the tab that counts the same: all of it, or one’s own work', async () => {
  const today = { items: [late], totals: { ...calmToday.totals, ticket: 1 }, tickets: { overdue: 1, unassigned: 0 } };
  const hrefOf = () => screen.getByRole('link', { name: '1 terlambat' }).getAttribute('href');
  await open(today);
  expect(hrefOf()).toBe('/imah/tickets?tab=overdue');
  cleanup();
  const worker = {
    ...whoamiOfOwner,
    memberships: whoamiOfOwner.memberships.map((each) => ({
      ...each,
      grants: ['ticket.view.own' as const, 'ticket.transition.own' as const],
    })),
  };
  await open(today, worker);
  expect(hrefOf()).toBe('/imah/tickets?tab=mine');
});

it('can be gone through by Tab alone: each row, then what can be done with it', async () => {
  const today = { items: [late, done], totals: { ...calmToday.totals, ticket: 2 } };
  await open(today);
  const stops = [...document.querySelectorAll<HTMLElement>('li a[href], li button')];

  expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
    late.ticket.title,
    `Buka tiket ${late.ticket.title}`,
    done.ticket.title,
    `Nilai tiket ${done.ticket.title}`,
  ]);
  expect(stops.filter((stop) => stop.tabIndex !== 0)).toEqual([]);
});
