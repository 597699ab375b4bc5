import { useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { MeterDetail, Reading } from '@imah/contract/metering';
import { readingChart } from '@imah/contract/metering/words';
import { Button, Card, Heading, Inline, List, ListRow, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { Read, ReadMore, readState } from '@imah/app/read';
import { AttachedFiles } from '@imah/features-files';
import { CorrectForm } from '../forms/correct-form.tsx';
import { readingTones } from '../parts/reading-tones.ts';
import { useDayOf } from '../parts/use-day-of.ts';
import { useQuantity, useShownValues } from '../parts/use-quantity.ts';
import { useMeteringTexts } from '../texts.ts';

interface MeterReadingsProps {
  readonly building: Building;
  readonly meter: MeterDetail;
}

const pageSize = 20;

/** All readings of a meter, the newest first; an approved one is corrected by another. */
export function MeterReadings({ building, meter }: MeterReadingsProps) {
  const t = useMeteringTexts();
  const can = useCan();
  const [wrong, setWrong] = useState<Reading | null>(null);
  const mayCorrect = can('reading.approve', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  const found = useReadPages(
    'listReadings',
    { params: { buildingId: building.id }, query: { meterId: meter.id, limit: pageSize } },
    { select: ({ pages }) => pages.flatMap(({ data }) => data) },
  );
  return (
    <Stack gap="md" as="section" aria-label={t('meter.readings')}>
      <Heading level={3}>{t('meter.readings')}</Heading>
      <Read
        of={readState(found)}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        forbidden={null}
        empty={<Text tone="muted">{t('meter.noReadings')}</Text>}
      >
        {(readings) => (
          <Card padding="none">
            <List>
              {readings.map((reading) => (
                <ReadingRow
                  key={reading.id}
                  reading={reading}
                  onCorrect={mayCorrect ? () => setWrong(reading) : null}
                />
              ))}
            </List>
          </Card>
        )}
      </Read>
      <ReadMore of={found}>{t('more')}</ReadMore>
      {wrong === null ? null : <CorrectForm buildingId={building.id} reading={wrong} onClose={() => setWrong(null)} />}
    </Stack>
  );
}

interface ReadingRowProps {
  readonly reading: Reading;
  readonly onCorrect: (() => void) | null;
}

function ReadingRow({ reading, onCorrect }: ReadingRowProps) {
  const t = useMeteringTexts();
  const dayOf = useDayOf();
  const shown = useShownValues();
  const quantity = useQuantity();
  const { at, timeZone, values, usedMilli, resource, kind, source, author, state, standing, anomalies } = reading;
  const day = dayOf(at, timeZone);
  const facts = [
    ...(kind === 'regular' ? [] : [t(`kinds.${kind}`)]),
    ...(usedMilli === null ? [] : [t('reading.used', { used: quantity(usedMilli, resource) })]),
    t('reading.by', { source: t(`sources.${source}`), name: author ?? '' }).trim(),
    ...anomalies.map((anomaly) => t(`anomalies.${anomaly}`)),
  ];
  const isOpen = standing === 'current' && readingChart[state].correct !== undefined;
  return (
    <ListRow
      title={`${day} · ${shown(values, reading)}`}
      description={
        <Stack gap="xs">
          <Text size="sm">{facts.join(' · ')}</Text>
          {reading.note === '' ? null : <Text size="sm">{t('reading.note', { note: reading.note })}</Text>}
          {reading.reason === null ? null : (
            <Text size="sm">{t('reading.reason', { name: reading.decidedBy ?? '', reason: reading.reason })}</Text>
          )}
          <AttachedFiles files={reading.photos} zone={timeZone} />
        </Stack>
      }
      trailing={
        <Inline gap="sm">
          <Standing reading={reading} />
          {isOpen && onCorrect !== null ? (
            <Button aria-label={t('reading.correctNamed', { day })} onClick={onCorrect}>
              {t('reading.correct')}
            </Button>
          ) : null}
        </Inline>
      }
    />
  );
}

/** Where a reading stands; of what counts as usual nothing has to be said. */
function Standing({ reading: { state, standing, correctsId } }: { readonly reading: Reading }) {
  const t = useMeteringTexts();
  if (standing === 'corrected') return <StatusBadge tone="neutral" label={t('reading.corrected')} />;
  if (correctsId !== null) return <StatusBadge tone="info" label={t('reading.correction')} />;
  return state === 'approved' ? null : <StatusBadge tone={readingTones[state]} label={t(`states.${state}`)} />;
}
