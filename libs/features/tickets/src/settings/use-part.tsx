import type { ApiError } from '@imah/api-client';
import { FailedState, ForbiddenState, Skeleton, Stack } from '@imah/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSubmit } from '@imah/app/command';
import { readState } from '@imah/app/live';
import { changeSettings } from '@imah/features-people/model';
import { useTicketSettingsTexts } from './texts.ts';

interface PartProps<T> {
  readonly query: UseQueryResult<T, ApiError>;
  readonly children: (data: T) => ReactNode;
}

/** One part of the settings in each of its states. */
export function Part<T>({ query, children }: PartProps<T>) {
  const state = readState(query);
  if (state.kind === 'ready') return children(state.data);
  if (state.kind === 'forbidden' || state.kind === 'missing') return <ForbiddenState />;
  if (state.kind === 'failed') return <FailedState level={2} onRetry={state.retry} attempt={state.attempt} />;
  if (state.kind === 'offline') return <FailedState reason="offline" onRetry={state.retry} level={2} />;
  return (
    <Stack gap="sm" aria-busy>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  );
}

/** A form that changes the settings; afterwards all that was read of the organisation is read anew. */
export function useSave(orgId: string, onSaved: () => void) {
  const t = useTicketSettingsTexts();
  return useSubmit(changeSettings(orgId), { told: { sent: () => t('saved') }, onDone: onSaved });
}
