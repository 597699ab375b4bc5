import type { Notification } from '@imah/contract/notifications';
import { expect, it } from 'vitest';
import { groupByTicket } from './group-by-ticket.ts';

const told = (id: string, parts: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'ticket-moved',
  urgency: 'normal',
  title: id,
  body: '',
  reason: '',
  href: '/imah/ticket/1',
  buildingId: null,
  count: 1,
  createdAt: '2026-11-21T03:00:00.000Z',
  lastAt: '2026-11-21T03:00:00.000Z',
  readAt: '2026-11-21T04:00:00.000Z',
  ...parts,
});

it('shows all of one ticket as the newest of them, counted together, and the others as they stand', () => {
  const rows = groupByTicket([
    told('c', { kind: 'ticket-replied', count: 2 }),
    told('alarm', { kind: 'alarm-raised', href: '/imah/building/1/iot' }),
    told('other', { href: '/imah/ticket/2' }),
    told('alarm 2', { kind: 'alarm-raised', href: '/imah/building/1/iot' }),
    told('a'),
  ]);

  expect(rows.map(({ title, ids, count }) => [title, ids, count])).toEqual([
    ['c', ['c', 'a'], 3],
    ['alarm', ['alarm'], 1],
    ['other', ['other'], 1],
    ['alarm 2', ['alarm 2'], 1],
  ]);
});

it('is unread and critical as long as one of them is', () => {
  const [row] = groupByTicket([told('c'), told('b', { readAt: null, urgency: 'critical' }), told('a')]);
  expect([row?.readAt, row?.urgency]).toEqual([null, 'critical']);

  const [read] = groupByTicket([told('c', { readAt: null }), told('b', { urgency: 'critical' })]);
  expect([read?.readAt, read?.urgency]).toEqual([null, 'normal']);
});
