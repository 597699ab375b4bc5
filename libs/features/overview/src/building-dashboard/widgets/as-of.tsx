import { Text } from '@imah/ui';
import { Age } from '@imah/app/i18n';
import { useDashboardTexts } from '../texts.ts';

export interface AsOfProps {
  /** The read whose answer stands there. */
  readonly of: { readonly dataUpdatedAt: number; readonly isError: boolean; readonly fetchStatus: string };
}

/** How old what is shown is, where it could not be read again: without a network, or because the server failed. */
export function AsOf({ of: { dataUpdatedAt, isError, fetchStatus } }: AsOfProps) {
  const t = useDashboardTexts();
  if (!isError && fetchStatus !== 'paused') return null;
  return (
    <Text size="xs" tone="muted" aria-live="polite">
      {t('notRenewed')} <Age at={dataUpdatedAt} />
    </Text>
  );
}
