import { communityTopicOf } from '@imah/contract/mqtt/words';
import { useRealtime } from '@imah/realtime/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterGap } from '@imah/app/live';
import { useApp } from '@imah/app/ports';
import { topicKeys } from './topic-keys.ts';

const settleMs = 300;

/**
 * Keeps what is shown of topics in step: what the person is told has changed is fetched again, a burst of changes once.
 * After a break of the channel, and when it opens after the page, everything is: what happened meanwhile went unheard.
 */
export function useTopicNews(): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const userId = useApp().person?.id ?? null;

  useEffect(() => {
    if (userId === null) return undefined;
    const changed = new Set<string>();
    let stop: (() => void) | null = null;
    const settle = () => {
      stop = null;
      void queries.invalidateQueries({ queryKey: topicKeys.lists() });
      for (const id of changed) void queries.invalidateQueries({ queryKey: topicKeys.of(id) });
      changed.clear();
    };
    const unsubscribe = realtime.subscribe(
      communityTopicOf(userId),
      ({ payload }) => {
        changed.add(payload.id);
        stop ??= realtime.later(settle, settleMs);
      },
      {
        qos: 1,
        onGranted: afterGap(realtime, () => void queries.invalidateQueries({ queryKey: topicKeys.all() })),
      },
    );
    return () => {
      stop?.();
      unsubscribe();
    };
  }, [realtime, queries, userId]);
}
