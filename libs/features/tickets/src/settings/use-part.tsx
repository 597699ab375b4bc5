import { type ApiClient, type ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { FailedState, ForbiddenState, type FormAnswer, Skeleton, Stack } from '@imah/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { readState } from '@imah/app/live';
import { useToast } from '@imah/app/shell';
import { orgKey } from '@imah/features-people/model';
import { useTicketSettingsTexts } from './texts.ts';

interface PartProps<T> {
  readonly orgId: string;
  readonly name: string;
  readonly read: (client: ApiClient, signal: AbortSignal) => Promise<T>;
  readonly children: (data: T) => ReactNode;
}

/** One part of the settings in each of its states. */
export function Part<T>({ orgId, name, read, children }: PartProps<T>) {
  const client = useApiClient();
  const query = useQuery<T, ApiError>({
    queryKey: [...orgKey(orgId), 'tickets', name],
    queryFn: ({ signal }) => read(client, signal),
  });
  const state = readState(query);
  if (state.kind === 'ready') return children(state.data);
  if (state.kind === 'forbidden' || state.kind === 'missing') return <ForbiddenState />;
  if (state.kind === 'failed') return <FailedState level={2} onRetry={state.retry} attempt={state.attempt} />;
  if (state.kind === 'offline') return <FailedState reason="offline" onRetry={state.retry} level={2} />;
  return (
    <Stack gap="sm" aria-busy>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="row" />
      ))}
    </Stack>
  );
}

/** Sends a change of the settings; afterwards all that was read of the organisation is read anew. */
export function useSave(orgId: string, onSaved: () => void) {
  const t = useTicketSettingsTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const [answer, setAnswer] = useState<FormAnswer | null>(null);

  async function save(send: (client: ApiClient) => Promise<unknown>): Promise<void> {
    setState('sending');
    setAnswer(null);
    try {
      await send(client);
      toast('success', t('saved'));
      onSaved();
    } catch (error) {
      setAnswer(failureAnswer(tf, error));
    }
    setState('idle');
    await queryClient.invalidateQueries({ queryKey: orgKey(orgId) });
  }
  return {
    isSending: state === 'sending',
    answer,
    setAnswer,
    save: (send: (c: ApiClient) => Promise<unknown>) => void save(send),
  };
}
