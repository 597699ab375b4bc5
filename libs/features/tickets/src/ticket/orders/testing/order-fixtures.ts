import type { Ticket, TicketCheck } from '@imah/contract/tickets';
import type { OutboxEntry } from '@imah/app/outbox';
import { entryOf } from '@imah/app/outbox/testing';
import type { TicketDraft } from '../ticket-order.ts';

const orgId = '0198a000-0000-7000-8000-00000000000a';
export const ticketId = '0198a000-0000-7000-8000-000000000001';

export const replyOf = (body: string, lane = ticketId): TicketDraft => ({
  orgId,
  about: 'Keran bocor di lantai 3',
  lane,
  order: { kind: 'ticketReply', ticketId: lane, body: { body } },
});

export const moveOf = (to: 'in-progress' | 'resolved', version: number, note?: string): TicketDraft => ({
  orgId,
  about: 'Keran bocor di lantai 3',
  lane: ticketId,
  order: {
    kind: 'moveTicket',
    ticketId,
    body: { to, ...(note === undefined ? {} : { note }) },
    seen: { version, state: 'new', fields: {} },
  },
});

export const reportOf = (id: string, title = 'Lampu lobi padam'): TicketDraft => ({
  orgId,
  about: title,
  lane: id,
  id,
  order: { kind: 'createTicket', buildingId: '0198a000-0000-7000-8000-0000000000b1', body: { id, title } },
});

/** Tuti for Agus, who had it. */
export const assignmentOf = (version: number): TicketDraft => ({
  orgId,
  about: 'Keran bocor di lantai 3',
  lane: ticketId,
  order: {
    kind: 'assignTicket',
    ticketId,
    body: { assigneeId: 'u-tuti', executorIds: [] },
    seen: { version, assigneeId: 'u-agus', executorIds: [] },
    names: { 'u-tuti': 'Tuti Handayani', 'u-agus': 'Agus Prasetyo' },
  },
});

export const answerOf = (answer: string | null, before: string | null, checkId = 'c-1'): TicketDraft => ({
  orgId,
  about: 'Keran bocor di lantai 3',
  lane: ticketId,
  order: { kind: 'answerCheck', ticketId, checkId, body: { answer, before }, label: 'Tekanan air (bar)' },
});

const minuteMs = 60_000;

/** One of each state, as a technician has them who comes up from a basement. `now` in milliseconds since 1970. */
export function entriesOfEveryState(now: number): OutboxEntry[] {
  const other = '0198a000-0000-7000-8000-000000000002';
  // Of the ticket as it stands only what the list shows of a conflict is filled in.
  const current = { id: other, version: 9, state: 'waiting', category: null } as unknown as Ticket;
  const currentCheck = { id: 'c-1', answer: '3.1' } as unknown as TicketCheck;
  const problem = { status: 422, code: 'VALIDASI_SALAH', message: 'Periksa kembali isian Anda.', fieldErrors: {} };
  return [
    entryOf(reportOf('0198a000-0000-7000-8000-000000000010', 'AC lobi tidak dingin'), {
      id: '0198a000-0000-7000-8000-000000000010',
      seq: 1,
      state: 'sending',
      tries: 1,
      madeAt: now - 3 * minuteMs,
    }),
    entryOf(replyOf('Sudah saya cek, katupnya aus. Suku cadang dipesan.'), { seq: 2, madeAt: now - 42 * minuteMs }),
    entryOf(
      { ...replyOf('Foto setelah perbaikan.', other), about: 'Pompa bocor' },
      {
        seq: 3,
        state: 'refused',
        problem,
        tries: 1,
        madeAt: now - 95 * minuteMs,
        files: [{ id: 'f-1', name: 'pompa.jpg', content: new Blob(), keepLocation: false }],
      },
    ),
    entryOf(
      { ...replyOf('Menunggu balasan di atas.', other), about: 'Pompa bocor' },
      { seq: 4, madeAt: now - 90 * minuteMs },
    ),
    entryOf(moveOf('in-progress', 5), {
      lane: '0198a000-0000-7000-8000-000000000003',
      seq: 5,
      state: 'conflict',
      current,
      tries: 1,
      madeAt: now - 61 * minuteMs,
    }),
    entryOf(answerOf('2.4', null), {
      lane: '0198a000-0000-7000-8000-000000000004',
      seq: 6,
      state: 'conflict',
      current: currentCheck,
      tries: 1,
      madeAt: now - 50 * minuteMs,
    }),
    entryOf(assignmentOf(3), { seq: 7, madeAt: now - 12 * minuteMs }),
    entryOf(answerOf('done', null, 'c-2'), { seq: 8, madeAt: now - 11 * minuteMs }),
    entryOf(moveOf('resolved', 2, 'Ganti lampu'), {
      seq: 9,
      state: 'sent',
      tries: 1,
      sentAt: now,
      madeAt: now - 5 * minuteMs,
    }),
  ];
}
