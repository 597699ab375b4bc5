import { ticket } from '@imah/testing/tickets';
import { describe, expect, it } from 'vitest';
import { answerOf, assignmentOf, moveOf, replyOf, reportOf } from './testing/order-fixtures.ts';
import { conflictFields, onCurrent } from './conflict.ts';
import type { TicketDraft, TicketOrder } from './ticket-order.ts';

const { id: ticketId } = ticket;
const theirs = { ...ticket, version: 9 };
/** An order, and what stands. */
const conflictOf = ({ order }: TicketDraft, current: unknown = theirs): [TicketOrder, unknown] => [order, current];
// Of a check only its answer is looked at.
const checkOf = (answer: string | null) => ({ id: 'c-1', answer });

type Edit = Extract<TicketOrder, { readonly kind: 'updateTicket' }>;
const edit = (body: Edit['body'], fields: Edit['seen']['fields']): TicketDraft => ({
  orgId: 'o-1',
  about: 'Keran bocor',
  lane: ticketId,
  order: { kind: 'updateTicket', ticketId, body, seen: { version: 5, state: 'new', fields } },
});

describe('what both sides have an answer for', () => {
  it('is the state of a move, with what its person saw', () => {
    expect(conflictFields(...conflictOf(moveOf('resolved', 5), { ...theirs, state: 'waiting' }))).toEqual([
      { field: 'state', before: 'new', mine: 'resolved', theirs: 'waiting', other: 'changed' },
    ]);
  });

  it('is nothing where both chose the same', () => {
    expect(conflictFields(...conflictOf(moveOf('resolved', 5), { ...theirs, state: 'resolved' }))).toEqual([]);
  });

  it('is each field that was edited, and says of one that the other side left it alone', () => {
    const entry = conflictOf(
      edit({ id: 'e-1', title: 'Pipa bocor', priority: 'high' }, { title: ticket.title, priority: 'low' }),
      { ...theirs, title: 'Keran mampet', priority: 'low' },
    );

    expect(conflictFields(...entry)).toEqual([
      { field: 'title', before: ticket.title, mine: 'Pipa bocor', theirs: 'Keran mampet', other: 'changed' },
      { field: 'priority', before: 'low', mine: 'high', theirs: 'low', other: 'untouched' },
    ]);
  });

  it('compares a category by its id, and none with none', () => {
    const entry = conflictOf(edit({ categoryId: null }, { categoryId: 'c-1' }), { ...theirs, category: null });

    expect(conflictFields(...entry)).toEqual([]);
  });

  it('is who works on it, in whatever order they are named', () => {
    const draft = assignmentOf(5);
    const helped = { ...draft, order: { ...draft.order, body: { assigneeId: 'u-tuti', executorIds: ['u-b', 'u-a'] } } };
    const people = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

    expect(
      conflictFields(
        // The order stays an assignment.
        ...conflictOf(helped as TicketDraft, {
          ...theirs,
          assignee: { id: 'u-dewi', name: 'Dewi' },
          executors: people('u-a', 'u-b'),
        }),
      ).map(({ field, mine, theirs: other }) => [field, mine, other]),
    ).toEqual([['assignee', 'u-tuti', 'u-dewi']]);
  });

  it('is the answer to an item of the checklist', () => {
    const entry = conflictOf(answerOf('2.4', null), checkOf('3.1'));

    expect(conflictFields(...entry)).toEqual([
      { field: 'answer', before: null, mine: '2.4', theirs: '3.1', other: 'changed' },
    ]);
  });

  it.each([
    ['a reply', conflictOf(replyOf('Halo'))],
    ['a report', conflictOf(reportOf('r-1'))],
    ['a move where it is not known how the ticket stands', conflictOf(moveOf('resolved', 5), null)],
    ['an answer where it is not known what stands', conflictOf(answerOf('2.4', null), null)],
  ])('is nothing of %s', (_, entry) => {
    expect(conflictFields(...entry)).toEqual([]);
  });
});

describe('what goes after the choice', () => {
  it('is a move upon the version that stands, or nothing where theirs was chosen', () => {
    const entry = conflictOf(moveOf('resolved', 5, 'Ganti seal'));
    const { order } = moveOf('resolved', 5, 'Ganti seal');

    expect(onCurrent(...entry, ['state'])).toEqual({ ...order, seen: { version: 9, state: theirs.state, fields: {} } });
    expect(onCurrent(...entry, [])).toBe(null);
  });

  it('is an edit with only the fields that stay mine, under the id it was tried by', () => {
    const entry = conflictOf(edit({ id: 'e-1', title: 'Pipa bocor', priority: 'high' }, {}), {
      ...theirs,
      title: 'Keran mampet',
      priority: 'low',
    });

    expect(onCurrent(...entry, ['priority'])).toEqual({
      kind: 'updateTicket',
      ticketId,
      body: { priority: 'high', id: 'e-1' },
      seen: { version: 9, state: theirs.state, fields: { title: 'Keran mampet', priority: 'low' } },
    });
    expect(onCurrent(...entry, [])).toBe(null);
  });

  it('goes on with the photos of a report, whatever was chosen: nobody else has other ones', () => {
    const entry = conflictOf(edit({ title: 'Pipa bocor', fileIds: ['f-1'] }, {}));

    expect(onCurrent(...entry, [])).toEqual(expect.objectContaining({ body: { fileIds: ['f-1'] } }));
  });

  it('is an assignment of whom each side chose', () => {
    const entry = conflictOf(assignmentOf(5), {
      ...theirs,
      assignee: { id: 'u-dewi', name: 'Dewi' },
      executors: [{ id: 'u-agus', name: 'Agus' }],
    });
    const seen = { version: 9, assigneeId: 'u-dewi', executorIds: ['u-agus'] };

    expect([onCurrent(...entry, ['assignee']), onCurrent(...entry, ['executors']), onCurrent(...entry, [])]).toEqual([
      { ...assignmentOf(5).order, body: { assigneeId: 'u-tuti', executorIds: ['u-agus'] }, seen },
      { ...assignmentOf(5).order, body: { assigneeId: 'u-dewi', executorIds: [] }, seen },
      null,
    ]);
  });

  it('is an answer upon theirs, or nothing', () => {
    const entry = conflictOf(answerOf('2.4', null), checkOf('3.1'));

    expect([onCurrent(...entry, ['answer']), onCurrent(...entry, [])]).toEqual([
      { ...answerOf('2.4', null).order, body: { answer: '2.4', before: '3.1' } },
      null,
    ]);
  });

  it('is what it was where it is not known what stands', () => {
    const [move, answer] = [conflictOf(moveOf('resolved', 5), null), conflictOf(answerOf('2.4', null), null)];

    expect([onCurrent(...move, []), onCurrent(...answer, [])]).toEqual([move[0], answer[0]]);
  });
});
