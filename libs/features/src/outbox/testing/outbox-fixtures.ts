import type { OutboxDraft, OutboxEntry } from '../engine/index.ts';

export const orgId = '0198a000-0000-7000-8000-00000000000a';
export const ticketId = '0198a000-0000-7000-8000-000000000001';

export const replyOf = (body: string, lane = ticketId): OutboxDraft => ({
  orgId,
  about: 'Keran bocor di lantai 3',
  order: { kind: 'ticketReply', ticketId: lane, body: { body } },
});

export const moveOf = (to: 'in-progress' | 'resolved', version: number, note?: string): OutboxDraft => ({
  orgId,
  about: 'Keran bocor di lantai 3',
  order: {
    kind: 'moveTicket',
    ticketId,
    body: { to, ...(note === undefined ? {} : { note }) },
    seen: { version, state: 'new', fields: {} },
  },
});

export const reportOf = (id: string, title = 'Lampu lobi padam'): OutboxDraft => ({
  orgId,
  about: title,
  order: { kind: 'createTicket', buildingId: '0198a000-0000-7000-8000-0000000000b1', body: { id, title } },
});

/** An entry as the store holds it. */
export function entryOf(draft: OutboxDraft, change: Partial<OutboxEntry> = {}): OutboxEntry {
  const id = change.id ?? `0198a000-0000-7000-8000-${String(change.seq ?? 1).padStart(12, '0')}`;
  return {
    ...draft,
    id,
    account: 'me',
    lane: draft.order.kind === 'createTicket' ? id : draft.order.ticketId,
    seq: 1,
    madeAt: 0,
    state: 'waiting',
    tries: 0,
    notBefore: null,
    problem: null,
    current: null,
    sentAt: null,
    ...change,
  };
}
