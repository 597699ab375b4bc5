import type { Realtime } from '@imah/realtime';

/**
 * For `onGranted` of a subscription: calls `reread` at every grant before which something may have gone unheard. That is
 * each but the first, and the first too where the channel opens only after the subscription was asked for.
 */
export function afterGap({ connection }: Pick<Realtime, 'connection'>, reread: () => void): () => void {
  let gap = connection.getDetail().state === 'connected' ? 'none' : 'some';
  return () => {
    if (gap === 'some') reread();
    gap = 'some';
  };
}
