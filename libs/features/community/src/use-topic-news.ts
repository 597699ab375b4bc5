import { communityTopicOf } from '@imah/contract/mqtt/words';
import { useRealtime } from '@imah/realtime/react';
import { useEffect } from 'react';
import { afterGap, useRenewSoon } from '@imah/app/live';
import { useApp } from '@imah/app/ports';
import { renewedBy, useRenew } from '@imah/app/read';

/**
 * Keeps what is shown of topics in step: what the person is told has changed is fetched again, a burst of changes once.
 * After a break of the channel, and when it opens after the page, everything is: what happened meanwhile went unheard.
 */
export function useTopicNews(): void {
  const realtime = useRealtime();
  const renew = useRenew();
  const renewSoon = useRenewSoon();
  const userId = useApp().person?.id ?? null;

  useEffect(() => {
    if (userId === null) return undefined;
    return realtime.subscribe(communityTopicOf(userId), ({ payload }) => renewSoon(renewedBy.topic(payload.id)), {
      qos: 1,
      onGranted: afterGap(realtime, () => renew(renewedBy.everyTopic())),
    });
  }, [realtime, renew, renewSoon, userId]);
}
