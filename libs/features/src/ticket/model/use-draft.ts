import { useState } from 'react';
import { useApp } from '../../app/app-ports.tsx';

/** What is being written in one channel of one ticket. It stays when the page is left, also when the tab is closed. */
export function useDraft(ticketId: string, channel: 'reply' | 'note') {
  const { keptStorage, person } = useApp();
  const name = `imah.ticket-draft.${person?.id ?? ''}.${ticketId}.${channel}`;
  const [text, setText] = useState(() => keptStorage.getItem(name) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next === '') keptStorage.removeItem(name);
      else keptStorage.setItem(name, next);
    },
  };
}
