import { useReadAll } from '@imah/api-client/react';
import { EmptyState, ForbiddenState, Heading, Skeleton, Stack, Text } from '@imah/ui';
import { gaugeIcon } from '@imah/ui/icons';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { Link } from '@imah/ui';
import { useCurrentBuilding } from '@imah/features-buildings';
import { useMeteringTexts } from '../texts.ts';
import { MeterRound } from './meter-round.tsx';

/** `/imah/building/:id/meter/round`: all meters in the order in which one walks past them, to be read one after the other. */
export function MeterRoundPage() {
  const t = useMeteringTexts();
  const can = useCan();
  const { id: buildingId, orgId } = useCurrentBuilding();
  const query = { order: 'walk', limit: 100 } as const;
  const isAllowed = can('reading.create', { orgId, buildingId }) === 'allowed';
  const read = readState(useReadAll('listMeters', { params: { buildingId }, query }, { enabled: isAllowed }));
  if (!isAllowed) return <ForbiddenState level={2} />;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Link href={`/imah/building/${buildingId}/meter`}>{t('meter.back')}</Link>
        <Heading level={2}>{t('round.title')}</Heading>
        <Text tone="muted">{t('round.lead')}</Text>
      </Stack>
      <Read
        of={read}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        forbidden={null}
        empty={<EmptyState icon={gaugeIcon} level={3} title={t('empty')} text={t('round.empty')} />}
      >
        {(meters) => <MeterRound orgId={orgId} meters={meters} />}
      </Read>
    </Stack>
  );
}
