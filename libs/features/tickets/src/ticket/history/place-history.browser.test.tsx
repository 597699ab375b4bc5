import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, listOf, occupancies } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { resident, technician, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { openTicket } from '../testing/open-ticket.tsx';
import { PlaceHistory } from './place-history.tsx';

const [occupant] = occupancies;
if (occupant === undefined) throw new Error('The fixtures lack something.');
const stay = { ...occupant, from: '2024-01-01', to: null, person: { ...occupant.person, phone: '+6281234567890' } };
const rows = ticketRows(3);

beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const open = (answers: FakeAnswers = {}, change: Partial<typeof ticket> = {}) =>
  showTold(<PlaceHistory ticket={{ ...ticket, ...change }} />, {
    answers: { listTickets: listOf(rows), listOccupancies: answerOf([stay]), ...answers },
  });

describe('the history of the place of a ticket', () => {
  it('says beside the ticket what else was reported there, how much of it lately, and whom to call', async () => {
    const { inputsOf } = await open();
    const list = within(await screen.findByRole('list', { name: 'Tiket terakhir di tempat ini' }));

    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      rows.map(({ id }) => `/imah/ticket/${id}`),
    );
    expect(inputsOf('listTickets')).toMatchObject([{ query: { unitId: ticket.unitId, limit: 50 } }]);
    expect(screen.getByText(/tiket lain dalam 90 hari/)).toBeVisible();
    const call = await screen.findByRole('link', { name: /\+6281234567890/ });
    expect(call.getAttribute('href')).toBe('tel:+6281234567890');
    expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/6281234567890');
    expect(screen.getByRole('link', { name: 'Lihat semua tiket di sini' }).getAttribute('href')).toBe(
      `/imah/building/${ticket.buildingId}/ticket?unit=${ticket.unitId}&state=all`,
    );
  });

  it('is folded on a phone, and is read when it is opened', async () => {
    await page.viewport(390, 844);
    const { calls } = await open();
    const names = () => calls().map(({ name }) => name);
    expect(names()).not.toContain('listTickets');
    await userEvent.click(await screen.findByText(/^Riwayat unit/));

    expect(await screen.findByRole('list', { name: 'Tiket terakhir di tempat ini' })).toBeVisible();
    await userEvent.click(screen.getByText(/^Riwayat unit/));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Tiket terakhir di tempat ini' })).toBeNull());
  });

  it('leaves the ticket itself out, and says so where there is no other', async () => {
    await open({ listTickets: listOf([{ ...(rows[0] ?? ticket), id: ticket.id }]), listOccupancies: answerOf([]) });

    expect(await screen.findByText('Tidak ada tiket lain di sini.')).toBeVisible();
    expect(await screen.findByText('Belum ada penghuni yang tercatat.')).toBeVisible();
  });

  it('of a floor has no people, and of the building as such there is none', async () => {
    const { calls } = await open(
      {},
      { unitId: null, unitCode: null, floorId: ticket.unitId, place: 'Lantai 3, Tower A' },
    );
    expect(await screen.findByText('Riwayat Lantai 3, Tower A')).toBeVisible();
    await screen.findByRole('list', { name: 'Tiket terakhir di tempat ini' });
    expect(calls().map(({ name }) => name)).not.toContain('listOccupancies');
    cleanup();

    await open({}, { unitId: null, unitCode: null, place: 'Lobi' });
    expect(screen.queryByText(/^Riwayat/)).toBeNull();
  });

  it('is shown to the staff and never to a resident', async () => {
    await openTicket({ person: technician });
    expect(await screen.findByText(/^Riwayat unit/)).toBeVisible();
    cleanup();
    const { calls } = await openTicket({ person: resident });
    await screen.findByRole('heading', { level: 1, name: ticket.title });

    expect(screen.queryByText(/^Riwayat unit/)).toBeNull();
    expect(calls().map(({ name }) => name)).not.toContain('listOccupancies');
  });
});
