import { useRef, useState } from 'react';
import { useApp } from '@imah/app/ports';

/** What is being written in one channel of one ticket. It stays when the page is left, also when the tab is closed. */
export function useDraft(ticketId: string, channel: 'reply' | 'note') {
  const { keptStorage, person } = useApp();
  const name = `imah.ticket-draft.${person?.id ?? ''}.${ticketId}.${channel}`;
  const idName = `${name}.id`;
  const sent = useRef<string | null>(null);
  // A full or closed storage only means that closing the page loses the draft.
  const kept = (key: string) => {
    try {
      return keptStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const [text, setText] = useState(() => kept(name));
  const keep = (key: string, value: string | null) => {
    try {
      if (value === null) keptStorage.removeItem(key);
      else keptStorage.setItem(key, value);
    } catch {
      // The text on the page is not affected.
    }
  };
  return {
    text,
    write: (next: string) => {
      setText(next);
      keep(name, next === '' ? null : next);
      if (next !== '') return;
      sent.current = null;
      keep(idName, null);
    },
    /** The same words sent again, also after the tab was closed in between, are the same message: they keep their id. */
    idFor: (words: string, makeId: () => string): string => {
      const [id = '', ...said] = (sent.current ?? kept(idName)).split(' ');
      if (id !== '' && said.join(' ') === words) return id;
      const made = makeId();
      sent.current = `${made} ${words}`;
      keep(idName, sent.current);
      return made;
    },
  };
}
