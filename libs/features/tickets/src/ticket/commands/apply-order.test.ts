import { expect, it } from 'vitest';
import type { TicketOrder } from '../orders/ticket-order.ts';
import { ticket } from '@imah/testing/tickets';
import { withOrders, withAnswers } from './apply-order.ts';

const { id: ticketId, version } = ticket;
const resolved: TicketOrder = {
  kind: 'moveTicket',
  ticketId,
  body: { to: 'resolved', note: 'Seal diganti' },
  seen: { version, state: 'in-progress', fields: {} },
};
const renamed: TicketOrder = {
  kind: 'updateTicket',
  ticketId,
  body: { title: 'Pipa bocor', categoryId: 'c-2' },
  seen: { version, state: 'in-progress', fields: { title: ticket.title } },
  names: { 'c-2': 'Pipa' },
};
const given: TicketOrder = {
  kind: 'assignTicket',
  ticketId,
  body: { assigneeId: 'u-tuti', executorIds: [] },
  seen: { version, assigneeId: null, executorIds: [] },
  names: { 'u-tuti': 'Tuti' },
};
const kept = (order: TicketOrder, state: 'waiting' | 'conflict' | 'refused' | 'sent' = 'waiting') => ({
  id: 'local-1',
  lane: ticketId,
  order,
  state,
});

it('shows a ticket as it will be once what waits has arrived, and leaves what stands on the server alone', () => {
  const shown = withOrders(ticket, [kept(renamed), kept(given), kept(resolved), { ...kept(given), lane: 'other' }]);

  expect(shown).toEqual({
    ...ticket,
    title: 'Pipa bocor',
    category: { id: 'c-2', name: 'Pipa' },
    assignee: { id: 'u-tuti', name: 'Tuti' },
    executors: [],
    state: 'resolved',
  });
});

it('does not count in what needs a decision first', () => {
  expect(withOrders(ticket, [kept(renamed, 'conflict'), kept(resolved, 'refused')])).toBe(ticket);
});

it('counts in what has just arrived until the ticket is read again', () => {
  const read = { ...ticket, version: version + 1 };

  expect([withOrders(ticket, [kept(resolved, 'sent')]).state, withOrders(read, [kept(resolved, 'sent')])]).toEqual([
    'resolved',
    read,
  ]);
});

it('shows the last answer to an item, and what stands where a decision is due', () => {
  const check = { id: 'c-1', answer: null };
  const order = { kind: 'answerCheck', ticketId, checkId: 'c-1', label: 'Tekanan' } as const;
  const answered = (answer: string) => kept({ ...order, body: { answer, before: null } });

  expect([
    withAnswers(check, [answered('2'), answered('3')]),
    withAnswers(check, [{ ...answered('2'), state: 'conflict' }]),
    withAnswers({ ...check, id: 'c-2' }, [answered('2')]),
  ]).toEqual([
    { check: { id: 'c-1', answer: '3' }, localId: 'local-1' },
    { check, localId: 'local-1' },
    { check: { id: 'c-2', answer: null }, localId: null },
  ]);
});

it('shows a kept change of place by the name it was chosen under, of a ticket and of its row in a list', () => {
  const [unitId, floorId] = ['u-12', 'f-3'];
  const movedTo = (place: object, names: Record<string, string>): TicketOrder => ({
    kind: 'updateTicket',
    ticketId,
    body: { unitId: null, floorId: null, sectionId: null, ...place },
    seen: { version, state: 'in-progress', fields: {} },
    names,
  });
  const { executors: _executors, details: _details, ...row } = ticket;

  expect(withOrders(ticket, [kept(movedTo({ unitId }, { [unitId]: 'B-1201' }))])).toEqual({
    ...ticket,
    unitId,
    unitCode: 'B-1201',
  });
  expect(withOrders(row, [kept(movedTo({ floorId }, { [floorId]: 'Lantai 3, Menara A' })), kept(given)])).toEqual({
    ...row,
    unitId: null,
    unitCode: null,
    floorId,
    place: 'Lantai 3, Menara A',
    assignee: { id: 'u-tuti', name: 'Tuti' },
  });
});
