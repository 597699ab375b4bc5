import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { notificationTopic } from '@imah/contract/mqtt/words';
import type { UnreadCount } from '@imah/contract/notifications';
import { afterGap } from '@imah/app/live';
import { useRealtime } from '@imah/realtime/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notificationKeys } from './notification-keys.ts';

export interface Unread {
  /** 0 while it is not known. */
  readonly count: number;
  /** How often something new was told since the page was opened. */
  readonly arrivals: number;
}

/** How many notifications stand unread, live: the same in every tab and on every device of the person. */
export function useUnread(userId: string | null): Unread {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const [arrivals, setArrivals] = useState(0);
  const { data } = useQuery<UnreadCount, ApiError>({
    queryKey: notificationKeys.unread(),
    queryFn: async ({ signal }) => (await client.countUnread({ signal })).data,
    enabled: userId !== null,
  });

  useEffect(() => {
    if (userId === null) return undefined;
    return realtime.subscribe(
      notificationTopic(userId),
      ({ payload: { op, unread } }) => {
        queryClient.setQueryData<UnreadCount>(notificationKeys.unread(), { unread });
        void queryClient.invalidateQueries({ queryKey: notificationKeys.lists() });
        if (op === 'told') setArrivals((before) => before + 1);
      },
      {
        qos: 1,
        onGranted: afterGap(realtime, () => {
          void queryClient.invalidateQueries({ queryKey: notificationKeys.all() });
        }),
      },
    );
  }, [realtime, queryClient, userId]);

  return { count: data?.unread ?? 0, arrivals };
}
