import { useEffect, useRef } from 'react';
import type { Outbox, OutboxEntry } from './engine/index.ts';
import { useOutboxTexts } from './texts.ts';

/** Tells what became of things while the person was elsewhere: sent by itself, refused, or to be decided. */
export function useOutboxNews(outbox: Outbox | null, tell: (type: 'success' | 'warning', text: string) => void): void {
  const t = useOutboxTexts();
  const words = useRef({ t, tell });
  useEffect(() => {
    words.current = { t, tell };
  });

  useEffect(() => {
    if (outbox === null) return undefined;
    let before = new Map<string, OutboxEntry['state']>();
    let sent = 0;
    return outbox.subscribe(() => {
      const { entries, sending } = outbox.getSnapshot();
      for (const { id, state, tries } of entries) {
        const was = before.get(id);
        if (was === undefined || was === state) continue;
        // What went at the first try is the business of the page that sent it.
        if (state === 'sent' && tries > 1) sent += 1;
        if (state === 'refused' || state === 'conflict')
          words.current.tell('warning', words.current.t(`told.${state}`));
      }
      before = new Map(entries.map(({ id, state }) => [id, state]));
      if (sending !== 'idle' || sent === 0) return;
      words.current.tell('success', words.current.t('told.sent', { count: sent }));
      sent = 0;
    });
  }, [outbox]);
}
