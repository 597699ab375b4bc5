import { useState } from 'react';
import { useApp } from '../../app/app-ports.tsx';

/** What is being written in one channel of one ticket. It stays when the page is left, also when the tab is closed. */
export function useDraft(ticketId: string, channel: 'reply' | 'note') {
  const { keptStorage, person } = useApp();
  const name = `imah.ticket-draft.${person?.id ?? ''}.${ticketId}.${channel}`;
  const idName = `${name}.id`;
  const [text, setText] = useState(() => keptStorage.getItem(name) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next !== '') return keptStorage.setItem(name, next);
      keptStorage.removeItem(name);
      keptStorage.removeItem(idName);
    },
    /** The same words sent again, also after the tab was closed in between, are the same message: they keep their id. */
    idFor: (words: string, makeId: () => string): string => {
      const [id = '', ...said] = (keptStorage.getItem(idName) ?? '').split(' ');
      if (id !== '' && said.join(' ') === words) return id;
      const made = makeId();
      keptStorage.setItem(idName, `${made} ${words}`);
      return made;
    },
  };
}
