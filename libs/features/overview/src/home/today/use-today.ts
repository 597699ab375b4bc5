import type { ApiError } from '@imah/api-client';
import { queryKeys, useApiClient } from '@imah/api-client/react';
import type { Alarm, AlarmInBuilding } from '@imah/contract/alarms';
import type { Today } from '@imah/contract/today';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useApp } from '@imah/app/ports';
import { useClock } from '@imah/app/i18n';

/** Key of the query cache. */
export const todayKey = ['today'] as const;

/** What needs the person today. */
export function useToday(): UseQueryResult<Today, ApiError> {
  const client = useApiClient();
  return useQuery<Today, ApiError>({
    queryKey: todayKey,
    queryFn: async ({ signal }) => (await client.getToday({ signal })).data,
  });
}

export interface AcknowledgeInput {
  readonly alarm: AlarmInBuilding;
  readonly to: 'acknowledged' | 'unacknowledged';
}

/** Takes an alarm upon oneself, or leaves it to others again: at once on the screen, taken back when the server refuses. */
export function useAcknowledgeAlarm() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { person } = useApp();
  const clock = useClock();
  return useMutation<Alarm, ApiError, AcknowledgeInput, Today | undefined>({
    mutationFn: async ({ alarm: { buildingId, id: alarmId }, to }) => {
      const params = { buildingId, alarmId };
      return to === 'acknowledged'
        ? (await client.acknowledgeAlarm({ params })).data
        : (await client.unacknowledgeAlarm({ params })).data;
    },
    onMutate: async ({ alarm, to }) => {
      await queryClient.cancelQueries({ queryKey: todayKey });
      const before = queryClient.getQueryData<Today>(todayKey);
      const isTaken = to === 'acknowledged';
      const handling = {
        acknowledgedAt: isTaken ? new Date(clock.now()).toISOString() : null,
        acknowledgedBy: isTaken ? (person?.name ?? '') : null,
      };
      queryClient.setQueryData<Today>(
        todayKey,
        (today) =>
          today && {
            items: today.items.map((item) =>
              item.kind === 'alarm' && item.alarm.id === alarm.id
                ? { ...item, alarm: { ...item.alarm, ...handling } }
                : item,
            ),
            tickets: today.tickets,
            totals: { ...today.totals, alarm: today.totals.alarm + (isTaken ? -1 : 1) },
          },
      );
      return before;
    },
    onError: (_error, _input, before) => queryClient.setQueryData(todayKey, before),
    onSettled: (_alarm, _error, { alarm }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: todayKey }),
        queryClient.invalidateQueries({ queryKey: queryKeys.alarms(alarm.buildingId) }),
      ]),
  });
}
