import { readKey, useRead } from '@imah/api-client/react';
import { notificationTopic } from '@imah/contract/mqtt/words';
import { afterGap } from '@imah/app/live';
import { useRealtime } from '@imah/realtime/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { renewedBy, useRenew } from '@imah/app/read';

export interface Unread {
  /** 0 while it is not known. */
  readonly count: number;
  /** How often something new was told since the page was opened. */
  readonly arrivals: number;
}

/** How many notifications stand unread, live: the same in every tab and on every device of the person. */
export function useUnread(userId: string | null): Unread {
  const queryClient = useQueryClient();
  const renew = useRenew();
  const realtime = useRealtime();
  const [arrivals, setArrivals] = useState(0);
  const { data } = useRead('countUnread', {}, { enabled: userId !== null });

  useEffect(() => {
    if (userId === null) return undefined;
    return realtime.subscribe(
      notificationTopic(userId),
      ({ payload: { op, unread } }) => {
        queryClient.setQueryData(readKey('countUnread', {}), { unread });
        renew(renewedBy.notifications());
        if (op === 'told') setArrivals((before) => before + 1);
      },
      {
        qos: 1,
        onGranted: afterGap(realtime, () => renew(renewedBy.everyNotification())),
      },
    );
  }, [realtime, queryClient, renew, userId]);

  return { count: data?.unread ?? 0, arrivals };
}
