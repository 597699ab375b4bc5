import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, Inline, Text } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useLocale } from '@imah/app/i18n';
import type { SeenTime } from '../model/chart-range.ts';
import { useDeviceTexts } from '../texts.ts';
import type { WatchedMetric } from './watched-metrics.ts';

export interface SaveValuesProps {
  readonly building: Building;
  readonly watched: readonly WatchedMetric[];
  readonly seen: SeenTime;
}

/** What is seen, as a file. */
export function SaveValues({ building, watched, seen }: SaveValuesProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const client = useApiClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      // The writer of files comes when one is wanted.
      const { saveValues } = await import('./values-csv.ts');
      const head = (['time', 'device', 'value', 'unit', 'mean', 'lowest', 'highest'] as const).map((name) =>
        t(`monitoring.columns.${name}`),
      );
      await saveValues(client, { building, watched, seen, head, locale });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Inline gap="sm">
      <Button
        size="sm"
        icon={downloadIcon}
        loading={state === 'busy'}
        disabled={watched.length === 0}
        onClick={() => void save()}
      >
        {t('monitoring.csv')}
      </Button>
      {state === 'failed' ? (
        <Text size="sm" tone="danger" role="alert">
          {t('monitoring.csvFailed')}
        </Text>
      ) : null}
    </Inline>
  );
}
