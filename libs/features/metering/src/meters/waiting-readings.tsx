import type { Reading } from '@imah/contract/metering';
import type { ReadingDecision } from '@imah/contract/metering/words';
import { Button, Card, Heading, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { AttachedFiles } from '@imah/features-files';
import { DecideForm } from '../forms/decide-form.tsx';
import { resourceIcons } from '../parts/resource-icons.ts';
import { useDayOf } from '../parts/use-day-of.ts';
import { useQuantity, useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';

interface WaitingReadingsProps {
  readonly buildingId: string;
  readonly readings: readonly Reading[];
}

/** Readings that wait, with what is odd about each; approved or rejected with a reason. */
export function WaitingReadings({ buildingId, readings }: WaitingReadingsProps) {
  const t = useMeteringTexts();
  const [asked, setAsked] = useState<{ readonly reading: Reading; readonly decision: ReadingDecision } | null>(null);
  return (
    <Stack gap="md" as="section" aria-label={t('waiting.title')}>
      <Heading level={3}>{t('waiting.title')}</Heading>
      <Card padding="none">
        <List>
          {readings.map((reading) => (
            <ListRow
              key={reading.id}
              icon={resourceIcons[reading.resource]}
              title={[reading.unitCode, reading.meterNumber, reading.location].filter(Boolean).join(' · ')}
              description={<Facts reading={reading} />}
              trailing={
                <Inline gap="sm">
                  <Button
                    aria-label={t('waiting.rejectNamed', { meter: reading.meterNumber })}
                    onClick={() => setAsked({ reading, decision: 'reject' })}
                  >
                    {t('waiting.reject')}
                  </Button>
                  <Button
                    tone="primary"
                    aria-label={t('waiting.approveNamed', { meter: reading.meterNumber })}
                    onClick={() => setAsked({ reading, decision: 'approve' })}
                  >
                    {t('waiting.approve')}
                  </Button>
                </Inline>
              }
            />
          ))}
        </List>
      </Card>
      {asked === null ? null : <DecideForm buildingId={buildingId} {...asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

function Facts({ reading }: { readonly reading: Reading }) {
  const t = useMeteringTexts();
  const dayOf = useDayOf();
  const shown = useShownValues();
  const quantity = useQuantity();
  const { anomalies, previous, usedMilli, source, author, at, timeZone, resource, note, photos } = reading;
  const by = { source: t(`sources.${source}`), day: dayOf(at, timeZone) };
  return (
    <Stack gap="xs">
      <Text weight="medium">{shown(reading.values, reading)}</Text>
      <Text size="sm" tone="warning">
        {anomalies.map((anomaly) => t(`anomalies.${anomaly}`)).join(' · ')}
      </Text>
      {previous === null || usedMilli === null ? null : (
        <Text size="sm">
          {t('waiting.used', {
            used: quantity(usedMilli, resource),
            day: dayOf(previous.at, timeZone),
            before: shown(previous.values, reading),
          })}
        </Text>
      )}
      <Text size="sm">{author === null ? t('waiting.byNobody', by) : t('waiting.by', { ...by, name: author })}</Text>
      {note === '' ? null : <Text size="sm">{t('reading.note', { note })}</Text>}
      <AttachedFiles files={photos} zone={timeZone} />
    </Stack>
  );
}
