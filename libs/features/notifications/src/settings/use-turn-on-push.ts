import { useApiClient } from '@imah/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationKeys } from '../notification-keys.ts';
import type { PushBrowser } from './push-browser.ts';

/** Asks the person and their browser for pushes, and tells the server where they go. */
export function useTurnOnPush(browser: PushBrowser) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (pushKey: string) => {
      const answer = await browser.subscribe(pushKey);
      if (answer.kind === 'subscribed') await client.subscribePush({ body: answer.subscription });
      return answer.kind;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationKeys.settings() }),
  });
}
