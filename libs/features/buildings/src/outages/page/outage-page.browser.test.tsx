import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, plannedOutage, tower, urgentOutage, whoamiOfOwner, whoamiOfResident } from '@imah/testing';
import { ticket as madeTicket } from '@imah/testing/tickets';
import { ticketRows } from '@imah/testing/ticket-rows';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '@imah/app/harness/testing';
import { BuildingProvider } from '../../building-context.tsx';
import { OutagePage } from './index.ts';

afterEach(cleanup);

const params = { buildingId: tower.id, outageId: urgentOutage.id };
const page = (
  <BuildingProvider building={tower}>
    <OutagePage />
  </BuildingProvider>
);
const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(page, {
    route: '/imah/building/:id/outage/:outageId',
    path: `/imah/building/${tower.id}/outage/${urgentOutage.id}`,
    person,
    answers: { getOutage: answerOf(urgentOutage), listTickets: listOf(ticketRows(2)), ...answers },
  });

it('shows staff the note, the tickets and what can be done', async () => {
  await open();

  expect(await screen.findByText('Papan kendali menunggu suku cadang.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Lift B macet/ })).toHaveAttribute(
    'href',
    `/imah/ticket/${urgentOutage.tickets[0]?.id}`,
  );
  expect(screen.getByRole('button', { name: `Tandai ${urgentOutage.title} sudah pulih` })).toBeVisible();
});

it('shows a resident what is for them and nothing of the staff', async () => {
  await open({ getOutage: answerOf({ ...urgentOutage, internalNote: null, tickets: [] }) }, whoamiOfResident);

  expect(await screen.findByRole('button', { name: `Saya juga mengalami ${urgentOutage.title}` })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Catatan internal' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Tiket' })).toBeNull();
});

it('makes a ticket, binds one that is there, and lets one go', async () => {
  const [row] = ticketRows(2);
  const { inputsOf } = await open({
    createOutageTicket: answerOf(madeTicket),
    bindOutageTicket: answerOf(urgentOutage),
    unbindOutageTicket: answerOf(plannedOutage),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Buat tiket' }));
  await expect.poll(() => inputsOf('createOutageTicket')).toEqual([{ params }]);

  await userEvent.click(screen.getByRole('combobox', { name: /Tiket gedung ini/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(row?.number ?? '') }));
  await expect.poll(() => inputsOf('bindOutageTicket')).toEqual([{ params: { ...params, ticketId: row?.id } }]);

  await userEvent.click(screen.getByRole('button', { name: 'Lepas TKT-2026-000001 dari gangguan ini' }));
  await expect
    .poll(() => inputsOf('unbindOutageTicket'))
    .toEqual([{ params: { ...params, ticketId: urgentOutage.tickets[0]?.id } }]);
});
