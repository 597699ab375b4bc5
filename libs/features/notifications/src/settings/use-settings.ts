import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { NotificationSettings, NotificationSettingsDraft } from '@imah/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationKeys } from '../notification-keys.ts';

/** How the person is told of what. */
export function useNotificationSettings() {
  const client = useApiClient();
  return useQuery<NotificationSettings, ApiError>({
    queryKey: notificationKeys.settings(),
    queryFn: async ({ signal }) => (await client.getNotificationSettings({ signal })).data,
  });
}

/** Changes at once on the screen; what the server refuses is taken back. */
export function useChangeSettings() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = notificationKeys.settings();
  return useMutation<NotificationSettings, ApiError, NotificationSettingsDraft, NotificationSettings | undefined>({
    // One after the other: an answer must not bring back what was changed after its question.
    scope: { id: 'notification-settings' },
    mutationFn: async (body) => (await client.changeNotificationSettings({ body })).data,
    onMutate: async (draft) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<NotificationSettings>(queryKey);
      queryClient.setQueryData<NotificationSettings>(queryKey, (settings) => settings && applied(settings, draft));
      return before;
    },
    onError: (_error, _draft, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function applied(settings: NotificationSettings, { choices = [], ...rest }: NotificationSettingsDraft) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const kinds = settings.kinds.map((setting) => {
    const own = choices.filter(({ kind }) => kind === setting.kind);
    const changed = own.map(({ channel, on }) => [channel, on ? 'on' : 'off'] as const);
    return { ...setting, channels: { ...setting.channels, ...Object.fromEntries(changed) } };
  });
  return { ...settings, ...given, kinds };
}
