import type { TicketComment, TicketEvent } from '@imah/contract/tickets';
import { expect, it } from 'vitest';
import { tellStory } from './story.ts';

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const event = (seq: number, minute: number): TicketEvent => ({
  seq,
  kind: 'moved',
  at: at(minute),
  actor: null,
  from: null,
  to: null,
  reason: null,
  note: null,
  waitingReason: null,
  until: null,
  begin: null,
  fields: [],
  assignee: null,
});
const comment = (id: string, minute: number): TicketComment => ({
  id,
  body: id,
  author: null,
  side: 'staff',
  at: at(minute),
  editedAt: null,
  via: null,
  files: [],
});
const keys = (story: ReturnType<typeof tellStory>) => story.entries.map(({ key }) => key);
const all = <T>(...items: T[]) => ({ items, rest: 'none' as const });
const some = <T>(...items: T[]) => ({ items, rest: 'more' as const });

it('tells what happened and what was said in the order of time, an event before the words of the same instant', () => {
  const story = tellStory({
    events: all(event(3, 9), event(2, 5), event(1, 5)),
    replies: all(comment('b', 7), comment('a', 5)),
    notes: all(comment('n', 8)),
  });

  expect([keys(story), story.behind]).toEqual([['e1', 'e2', 'a', 'b', 'n', 'e3'], []]);
});

it('shows nothing that a page not read yet could come before', () => {
  const story = tellStory({
    events: all(event(1, 0)),
    replies: some(comment('c', 9), comment('b', 6)),
    notes: some(comment('n', 8), comment('m', 3)),
  });

  expect([keys(story), story.behind]).toEqual([['b', 'n', 'c'], ['replies']]);
});
