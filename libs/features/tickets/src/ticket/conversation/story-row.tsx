import type { Ticket } from '@imah/contract/tickets';
import type { StoryEntry } from '../model/story.ts';
import type { TicketViewer } from '../model/viewer.ts';
import { CommentRow } from './comment-row.tsx';
import { EventRow } from './event-row.tsx';

export interface StoryRowProps {
  readonly entry: StoryEntry;
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

export function StoryRow({ entry, ticket, viewer }: StoryRowProps) {
  return entry.kind === 'event' ? (
    <EventRow event={entry.event} ticket={ticket} />
  ) : (
    <CommentRow channel={entry.kind} comment={entry.comment} ticket={ticket} viewer={viewer} />
  );
}
