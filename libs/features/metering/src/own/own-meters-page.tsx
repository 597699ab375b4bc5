import { useBuildings, useRead } from '@imah/api-client/react';
import type { MeterDetail } from '@imah/contract/metering';
import { Button, Card, EmptyState, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { gaugeIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { LiveReads } from '@imah/app/live';
import { Read, readState, together } from '@imah/app/read';
import { ReadingForm } from '../forms/reading-form.tsx';
import { MeterNumbers } from '../meter/meter-numbers.tsx';
import { MonthChart } from '../meter/month-chart.tsx';
import { MeterBadges } from '../parts/meter-badges.tsx';
import { useMeteringTexts } from '../texts.ts';

const live = ['listOwnMeters'] as const;

/** `/imah/meter`: the meters of one's own units, what was consumed by month, and on some days what they show. */
export function OwnMetersPage() {
  const t = useMeteringTexts();
  const read = together(readState(useBuildings()), readState(useRead('listOwnMeters', {})));
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>{t('own.title')}</Heading>
        <Text tone="muted">{t('own.lead')}</Text>
      </Stack>
      <Read of={read} level={2} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {([buildings, meters]) => (
          <Stack gap="xl">
            {buildings.map(({ orgId, id }) => (
              <LiveReads key={id} building={{ orgId, buildingId: id }} only={live} />
            ))}
            {meters.length === 0 ? (
              <EmptyState icon={gaugeIcon} level={2} title={t('own.empty')} text={t('own.emptyText')} />
            ) : (
              meters.map((meter) => (
                <OwnMeter
                  key={meter.id}
                  meter={meter}
                  orgId={buildings.find(({ id }) => id === meter.buildingId)?.orgId ?? ''}
                />
              ))
            )}
          </Stack>
        )}
      </Read>
    </Stack>
  );
}

interface OwnMeterProps {
  readonly meter: MeterDetail;
  readonly orgId: string;
}

function OwnMeter({ meter, orgId }: OwnMeterProps) {
  const t = useMeteringTexts();
  const [form, setForm] = useState<'closed' | 'open'>('closed');
  const { resource, unitCode, buildingName, number, entry, window } = meter;
  const name = t('own.name', { resource: t(`resources.${resource}`), unit: unitCode ?? '' });
  return (
    <Card>
      <Stack gap="lg" as="section" aria-label={name}>
        <Inline justify="between" align="start" gap="md">
          <Stack gap="xs">
            <Heading level={2}>{name}</Heading>
            <Text tone="muted">{t('own.where', { building: buildingName, number })}</Text>
            <MeterBadges meter={meter} />
          </Stack>
          {entry === 'open' ? (
            <Button icon={gaugeIcon} tone="primary" onClick={() => setForm('open')}>
              {t('meter.read')}
            </Button>
          ) : null}
        </Inline>
        {entry === 'outside-window' ? (
          <Text tone="muted">{t('meter.closed', { from: String(window.fromDay), to: String(window.toDay) })}</Text>
        ) : null}
        <MeterNumbers meter={meter} />
        <MonthChart meter={meter} />
        {form === 'open' ? (
          <ReadingForm meter={meter} as={{ kind: 'resident', orgId }} onClose={() => setForm('closed')} />
        ) : null}
      </Stack>
    </Card>
  );
}
