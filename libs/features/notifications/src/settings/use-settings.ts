import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { NotificationSettings } from '@imah/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { notificationKeys } from '../notification-keys.ts';

/** How the person is told of what. */
export function useNotificationSettings() {
  const client = useApiClient();
  return useQuery<NotificationSettings, ApiError>({
    queryKey: notificationKeys.settings(),
    queryFn: async ({ signal }) => (await client.getNotificationSettings({ signal })).data,
  });
}
