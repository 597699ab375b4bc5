import { useRead } from '@imah/api-client/react';
import type { MeterDetail } from '@imah/contract/metering';
import { Heading, Inline, Link, NotFoundPage, Skeleton, Stack, Text } from '@imah/ui';
import { useParams } from 'react-router-dom';
import { Read, readState } from '@imah/app/read';
import { useCurrentBuilding } from '@imah/features-buildings';
import { MeterBadges } from '../parts/meter-badges.tsx';
import { useMeteringTexts } from '../texts.ts';
import { MeterActions } from './meter-actions.tsx';
import { MeterFacts } from './meter-facts.tsx';
import { MeterNumbers } from './meter-numbers.tsx';
import { MonthChart } from './month-chart.tsx';
import { MeterReadings } from './meter-readings.tsx';

/** `/imah/building/:id/meter/:meterId`: one meter, what was consumed by month, and all its readings. */
export function MeterPage() {
  const t = useMeteringTexts();
  const building = useCurrentBuilding();
  const { meterId = '' } = useParams();
  const list = `/imah/building/${building.id}/meter`;
  const meter = readState(useRead('getMeter', { params: { buildingId: building.id, meterId } }));
  return (
    <Stack gap="lg">
      <Link href={list}>{t('meter.back')}</Link>
      <Read
        of={meter}
        level={2}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        missing={<NotFoundPage title={t('meter.missing')} text={t('meter.missingText')} homeHref={list} />}
      >
        {(known) => <Known meter={known} />}
      </Read>
    </Stack>
  );
}

function Known({ meter }: { readonly meter: MeterDetail }) {
  const t = useMeteringTexts();
  const building = useCurrentBuilding();
  const { resource, role, unitCode, location, number } = meter;
  const where = [t(`roles.${role}`), unitCode ?? '', location].filter(Boolean).join(' · ');
  return (
    <Stack gap="xl">
      <Stack gap="md">
        <Inline justify="between" align="start" gap="md">
          <Stack gap="xs">
            <Heading level={2}>{`${t(`resources.${resource}`)} · ${number}`}</Heading>
            <Text tone="muted">{where}</Text>
          </Stack>
          <MeterBadges meter={meter} />
        </Inline>
        <MeterActions building={building} meter={meter} />
      </Stack>
      <MeterNumbers meter={meter} />
      <MonthChart meter={meter} />
      <MeterReadings building={building} meter={meter} />
      <MeterFacts meter={meter} />
    </Stack>
  );
}
