import { useApiClient } from '@imah/api-client/react';
import type { BodyOf } from '@imah/contract/endpoints';
import { Notice } from '@imah/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orgKey } from '@imah/features-people/model';
import { useTicketSettingsTexts } from './texts.ts';

/** Tells what a change would do to the tickets that are open, before it is saved. Null: nothing is changed yet. */
export function EffectNote({ orgId, trial }: { readonly orgId: string; readonly trial: BodyOf<'trySla'> | null }) {
  const t = useTicketSettingsTexts();
  const client = useApiClient();
  const { data } = useQuery({
    queryKey: [...orgKey(orgId), 'tickets', 'trial', trial],
    queryFn: async ({ signal }) =>
      trial === null ? null : (await client.trySla({ params: { orgId }, body: trial, signal })).data,
    enabled: trial !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  if (trial === null || data === undefined || data === null) return null;
  return (
    <Notice tone={data.late > 0 ? 'warning' : 'info'} announce="polite">
      {t('sla.effect', { tickets: data.tickets, late: data.late })}
    </Notice>
  );
}
