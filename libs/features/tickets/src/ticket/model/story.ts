import type { TicketComment, TicketEvent } from '@imah/contract/tickets';

/** One thing in the course of a ticket. */
export type StoryEntry =
  | { readonly kind: 'event'; readonly key: string; readonly at: string; readonly event: TicketEvent }
  | { readonly kind: 'reply' | 'note'; readonly key: string; readonly at: string; readonly comment: TicketComment };

/** What has been read of one channel, newest first. */
export interface StoryPart<T> {
  readonly items: readonly T[];
  readonly rest: 'none' | 'more';
}

export interface StoryParts {
  readonly events: StoryPart<TicketEvent>;
  readonly replies: StoryPart<TicketComment>;
  readonly notes: StoryPart<TicketComment>;
}

export interface Story {
  /** Oldest first, without what an unread page could still put in between. */
  readonly entries: readonly StoryEntry[];
  /** The channels whose next page has to be read to see further back; none when all is there. */
  readonly behind: readonly (keyof StoryParts)[];
}

/** Merges what was said and what happened by time. Nothing is shown that an older page could still come before. */
export function tellStory(parts: StoryParts): Story {
  const reach = (['events', 'replies', 'notes'] as const).flatMap((name) => {
    const { items, rest } = parts[name];
    const oldest = items.at(-1);
    return rest === 'more' && oldest !== undefined ? [{ name, at: oldest.at }] : [];
  });
  const horizon = reach.reduce((latest, { at }) => (at > latest ? at : latest), '');
  const all: StoryEntry[] = [
    ...parts.events.items.map((event) => ({ kind: 'event' as const, key: `e${event.seq}`, at: event.at, event })),
    ...parts.replies.items.map((comment) => ({ kind: 'reply' as const, key: comment.id, at: comment.at, comment })),
    ...parts.notes.items.map((comment) => ({ kind: 'note' as const, key: comment.id, at: comment.at, comment })),
  ];
  return {
    // Events of one change share an instant with a reply to it; their own order breaks the tie.
    entries: all.filter(({ at }) => at >= horizon).toSorted(byTime),
    behind: reach.filter(({ at }) => at === horizon).map(({ name }) => name),
  };
}

function byTime(a: StoryEntry, b: StoryEntry): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  if (a.kind === 'event' && b.kind === 'event') return a.event.seq - b.event.seq;
  if (a.kind === 'event' || b.kind === 'event') return a.kind === 'event' ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}
