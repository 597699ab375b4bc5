import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Ticket, TicketRelation } from '@imah/contract/tickets';
import { answerOf, fixtureId, listOf, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { relations, seenBy, ticket } from '@imah/testing/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { viewerOf } from '../model/viewer.ts';
import { RelationsCard } from './relations-card.tsx';

afterEach(cleanup);

const [known] = relations;
if (known === undefined) throw new Error('the fixtures have a relation');
const related = (kind: TicketRelation['kind'], direction: TicketRelation['direction']): TicketRelation => ({
  ...known,
  kind,
  direction,
});
async function open(answers: FakeAnswers, person = whoamiOfOwner, change: Partial<Ticket> = {}) {
  const shown = seenBy(person, { ...ticket, ...change });
  return showTold(<RelationsCard ticket={shown} viewer={viewerOf(shown, person.id)} />, { person, answers });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const made: Ticket = { ...ticket, id: 'made', number: 'TKT-2026-000200' };

describe('tickets that belong together', () => {
  it.each([
    ['related', 'from', 'Terkait'],
    ['related', 'to', 'Terkait'],
    ['duplicate', 'from', 'Duplikat dari'],
    ['duplicate', 'to', 'Punya duplikat'],
    ['blocks', 'from', 'Menghambat'],
    ['blocks', 'to', 'Dihambat oleh'],
    ['split', 'from', 'Dipecah menjadi'],
    ['split', 'to', 'Pecahan dari'],
  ] as const)('are named as they look from this one: %s, %s it', async (kind, direction, words) => {
    await open({ listTicketRelations: answerOf([related(kind, direction)]) });

    const link = await screen.findByRole('link', { name: 'Pipa utama shaft B retak' });
    expect(link.closest('li')?.textContent).toContain(`${words}TKT-2026-000139Dikerjakan`);
  });

  it('are parted at one press', async () => {
    const { inputsOf } = await open({ listTicketRelations: answerOf([...relations]), unrelateTicket: answerOf([]) });

    await press('Lepas kaitan dengan TKT-2026-000139');

    await screen.findByText('Belum ada.');
    expect(inputsOf('unrelateTicket')).toEqual([{ params: { ticketId: ticket.id, targetId: known.ticket.id } }]);
  });

  it('are only read by who does not work on the ticket, and no card says that there are none', async () => {
    const memberships = whoamiOfSupervisor.memberships.map((one) => ({
      ...one,
      grants: ['ticket.view', 'ticketComment.view'],
    }));
    const overseer = { ...whoamiOfSupervisor, memberships };
    await open({ listTicketRelations: answerOf([...relations]) }, overseer);
    await screen.findByRole('link', { name: 'Pipa utama shaft B retak' });
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();

    const { calls } = await open({ listTicketRelations: answerOf([]) }, overseer);
    await waitFor(() => expect(calls()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});

describe('another ticket', () => {
  const rows = ticketRows(2);
  const relate = {
    listTicketRelations: answerOf([]),
    listTickets: listOf(rows),
    relateTicket: answerOf([...relations]),
  };

  it('is related as it was chosen, of whatever audience', async () => {
    const [first] = rows;
    const { inputsOf } = await open({
      ...relate,
      listTickets: listOf(rows.map((row) => ({ ...row, audience: 'staff' as const }))),
    });
    await press('Kaitkan');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kaitkan dengan tiket lain' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Hubungan tiket ini' }), 'duplicate');
    await userEvent.click(dialog.getByRole('combobox', { name: /Tiket tujuan/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(first?.title ?? '') }));

    await userEvent.click(dialog.getByRole('button', { name: 'Kaitkan' }));

    await screen.findByRole('link', { name: 'Pipa utama shaft B retak' });
    expect(inputsOf('relateTicket')).toEqual([
      { params: { ticketId: ticket.id }, body: { kind: 'duplicate', targetId: first?.id } },
    ]);
  });

  it('has to be named, and cannot be made out to be a part', async () => {
    const { inputsOf } = await open(relate);
    await press('Kaitkan');
    const dialog = within(await screen.findByRole('dialog'));
    const kinds = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Hubungan tiket ini' });
    expect([...kinds.options].map(({ value }) => value)).toEqual(['related', 'duplicate', 'blocks']);

    await userEvent.click(dialog.getByRole('button', { name: 'Kaitkan' }));

    expect((await dialog.findAllByText('Pilih tiketnya.')).length).toBeGreaterThan(0);
    expect(inputsOf('relateTicket')).toEqual([]);
  });
});

describe('a part that becomes a ticket of its own', () => {
  const answers = { listTicketRelations: answerOf([]), createTicket: answerOf(made), relateTicket: answerOf([]) };
  const fill = async (title: string) => {
    await press('Pecah');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pecah menjadi tiket baru' }));
    if (title !== '') await userEvent.type(dialog.getByRole('textbox', { name: 'Judul tiket baru' }), title);
    return { dialog, send: () => userEvent.click(dialog.getByRole('button', { name: 'Buat tiket baru' })) };
  };
  const id = expect.stringMatching(/^[\da-f-]{36}$/);
  const kept = { kind: 'complaint', priority: 'high', audience: 'resident', categoryId: ticket.category?.id };

  it.each([
    ['unit', {}, { unitId: ticket.unitId }],
    [
      'floor',
      { unitId: null, unitCode: null, floorId: fixtureId('floor', 3), place: 'Lantai 1' },
      { floorId: fixtureId('floor', 3) },
    ],
    [
      'section',
      { unitId: null, unitCode: null, sectionId: fixtureId('section', 1), place: 'Menara A' },
      { sectionId: fixtureId('section', 1) },
    ],
    ['device', { unitId: null, deviceId: fixtureId('device', 1) }, { deviceId: fixtureId('device', 1) }],
  ])('takes the %s, the category and the priority of this one', async (_, change, place) => {
    const { inputsOf, told } = await open(answers, whoamiOfOwner, change);
    const { send } = await fill('  Cat plafon ');

    await send();

    await waitFor(() => expect(told()).toEqual([['success', 'Tiket TKT-2026-000200 dibuat.']]));
    expect(inputsOf('createTicket')).toEqual([
      { params: { buildingId: ticket.buildingId }, body: { ...kept, ...place, id, title: 'Cat plafon', details: '' } },
    ]);
    expect(inputsOf('relateTicket')).toEqual([
      { params: { ticketId: ticket.id }, body: { kind: 'split', targetId: 'made' } },
    ]);
  });

  it('is not made with a title of two letters', async () => {
    const { inputsOf } = await open(answers);
    const { dialog, send } = await fill(' ab ');

    await send();

    expect((await dialog.findAllByText('Tulis minimal tiga huruf.')).length).toBeGreaterThan(0);
    expect(inputsOf('createTicket')).toEqual([]);
  });

  it('is still one ticket where its relation was lost on the way and it is tried again', async () => {
    let works = false;
    const { inputsOf, told } = await open({
      ...answers,
      relateTicket: async () => {
        if (!works) throw new ApiError({ kind: 'server', status: 500, message: '' });
        return answerOf([]);
      },
    });
    const { dialog, send } = await fill('Cat plafon');
    await send();
    await dialog.findByRole('alert');

    works = true;
    await send();

    await waitFor(() => expect(told()).toHaveLength(1));
    const [first, second] = inputsOf('createTicket');
    expect(first).toEqual(second);
  });
});
