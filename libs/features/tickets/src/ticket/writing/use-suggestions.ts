import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { fillPlaceholders, matchesTyped } from '@imah/contract/tickets/words';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { mentionedIn, mentionTyped, withMention } from '@imah/app/mentions';
import { useApp } from '@imah/app/ports';
import { readState } from '@imah/app/read';
import type { TicketViewer } from '../model/viewer.ts';
import { useWritingTexts } from './texts.ts';
import { replyTyped, replyValues, withReply } from './typed.ts';

interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What stands before the caret, with this put there. */
  readonly insert: (before: string) => string;
}

interface Writing {
  readonly ticket: Ticket;
  readonly channel: 'reply' | 'note';
  readonly side: TicketViewer['side'];
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

export type Suggestions = ReturnType<typeof useSuggestions>;

/** So many are listed at once: more are found by typing on. */
const most = 30;

/** What the staff are offered while they write: saved replies after a `/`, names after an `@` in a note. */
export function useSuggestions({ ticket, channel, side, text, onWrite, area }: Writing) {
  const t = useWritingTexts();
  const { person } = useApp();
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    area.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [text, area]);

  const before = caret === null ? '' : text.slice(0, caret);
  const name = channel === 'note' ? mentionTyped(before) : null;
  const typed = side === 'staff' ? replyTyped(before) : null;
  const kind = before === left ? 'none' : name !== null ? 'people' : typed !== null ? 'replies' : 'none';
  const params = { ticketId: ticket.id };
  // Whoever wrote a name before the tab was closed named somebody as well.
  const names = useRead('listTicketPeople', { params }, { enabled: channel === 'note' && text.includes('@') });
  const replies = useRead('listRepliesForTicket', { params }, { enabled: kind === 'replies' });
  const read = readState(kind === 'people' ? names : replies);
  const people = names.data ?? [];
  const options = optionsOf().slice(0, most);
  const active = Math.min(chosen, Math.max(options.length - 1, 0));

  function optionsOf(): Suggestion[] {
    if (kind === 'people') {
      const part = (name ?? '').toLowerCase();
      return people
        .filter((one) => one.id !== person?.id && one.name.toLowerCase().includes(part))
        .map((one) => ({ id: one.id, label: one.name, insert: (start) => withMention(start, one) }));
    }
    if (kind === 'none') return [];
    const values = replyValues(ticket, { writer: person?.name ?? '', unnamed: t('unnamed') });
    return (replies.data ?? [])
      .filter((reply) => matchesTyped(reply, typed ?? ''))
      .map(({ id, name: label, body }) => {
        const filled = fillPlaceholders(body, values);
        return { id, label, hint: filled, insert: (start) => withReply(start, filled) };
      });
  }

  function put(start: string, rest: string): void {
    wanted.current = start.length;
    setCaret(start.length);
    setChosen(0);
    onWrite(start + rest);
    area.current?.focus();
  }

  const pick = ({ insert }: Suggestion): void => put(insert(before), text.slice(before.length));
  const moved = (): void => setCaret(area.current?.selectionStart ?? null);

  return {
    kind,
    state: read.kind === 'ready' ? 'ready' : read.kind === 'loading' ? 'loading' : 'failed',
    isNarrowed: (typed ?? '') !== '',
    options,
    active,
    listId,
    pick,
    moved,
    /** Whom the text names. */
    mentionsIn: (body: string) => mentionedIn(body, people),
    /** Begins one, as if its sign were typed where one writes. */
    begin: (sign: '/' | '@') => {
      const at = Math.min(caret ?? text.length, text.length);
      const start = text.slice(0, at);
      setLeft(null);
      put(`${start}${start === '' || /\s$/.test(start) ? '' : ' '}${sign}`, text.slice(at));
    },
    /** For the field: where the caret stands, and the keys of the list while it is open. */
    field: {
      onSelect: moved,
      ...(options.length === 0
        ? {}
        : {
            'aria-autocomplete': 'list' as const,
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${active}`,
          }),
    },
    /** Whether the key was the list's. */
    takesKey: (event: KeyboardEvent): boolean => {
      if (kind === 'none' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false;
      const option = options[active];
      if (event.key === 'Escape') setLeft(before);
      else if (option === undefined) return false;
      else if (event.key === 'ArrowDown') setChosen((active + 1) % options.length);
      else if (event.key === 'ArrowUp') setChosen((active + options.length - 1) % options.length);
      else if (event.key === 'Enter' || event.key === 'Tab') pick(option);
      else {
        setChosen(0);
        return false;
      }
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  } as const;
}
