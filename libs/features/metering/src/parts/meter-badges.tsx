import type { Meter } from '@imah/contract/metering';
import { Inline, StatusBadge } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useMeteringTexts } from '../texts.ts';

/** Whether readings of a meter wait, and whether it was taken out. */
export function MeterBadges({ meter: { waiting, state } }: { readonly meter: Pick<Meter, 'waiting' | 'state'> }) {
  const t = useMeteringTexts();
  const format = useFormat();
  return (
    <Inline gap="sm">
      {waiting > 0 ? <StatusBadge tone="warning" label={t('row.waiting', { count: format.number(waiting) })} /> : null}
      {state === 'archived' ? <StatusBadge tone="neutral" label={t('row.archived')} /> : null}
    </Inline>
  );
}
