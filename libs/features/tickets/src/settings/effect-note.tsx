import { useRead } from '@imah/api-client/react';
import type { BodyOf } from '@imah/contract/endpoints';
import { Callout } from '@imah/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useTicketSettingsTexts } from './texts.ts';

/** Tells what a change would do to the tickets that are open, before it is saved. Null: nothing is changed yet. */
export function EffectNote({ orgId, trial }: { readonly orgId: string; readonly trial: BodyOf<'trySla'> | null }) {
  const t = useTicketSettingsTexts();
  const { data } = useRead(
    'trySla',
    // Without one it is not asked.
    { params: { orgId }, body: trial ?? {} },
    { enabled: trial !== null, placeholderData: keepPreviousData, staleTime: 0 },
  );
  if (trial === null || data === undefined) return null;
  return (
    <Callout tone={data.late > 0 ? 'warning' : 'info'} announce="polite">
      {t('sla.effect', { tickets: data.tickets, late: data.late })}
    </Callout>
  );
}
