import { useRead, useReadAll } from '@imah/api-client/react';
import { Button, ButtonLink, ForbiddenState, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { gaugeIcon, pencilIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan, useViews } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useCurrentBuilding } from '@imah/features-buildings';
import { DaysForm } from '../forms/days-form.tsx';
import { MeterForm } from '../forms/meter-form.tsx';
import { useMeteringTexts } from '../texts.ts';
import { MeterList } from './meter-list.tsx';
import { WaitingReadings } from './waiting-readings.tsx';

/** `/imah/building/:id/meter`: what waits for approval, then the meters of the building in their tree. */
export function BuildingMetersPage() {
  const t = useMeteringTexts();
  const can = useCan();
  const views = useViews();
  const building = useCurrentBuilding();
  const [form, setForm] = useState<'closed' | 'meter'>('closed');
  const target = { orgId: building.orgId, buildingId: building.id };
  if (!views('meter.view', target)) return <ForbiddenState level={2} />;
  const mayAdd = can('meter.create', target) === 'allowed';
  return (
    <Stack gap="xl">
      <Inline justify="between" align="center" gap="md">
        <Heading level={2}>{t('title')}</Heading>
        <Inline gap="sm">
          {can('reading.create', target) === 'allowed' ? (
            <ButtonLink icon={gaugeIcon} href={`/imah/building/${building.id}/meter/round`}>
              {t('round.open')}
            </ButtonLink>
          ) : null}
          {mayAdd ? (
            <Button icon={plusIcon} tone="primary" onClick={() => setForm('meter')}>
              {t('add')}
            </Button>
          ) : null}
        </Inline>
      </Inline>
      {can('reading.approve', target) === 'allowed' ? <Waiting buildingId={building.id} /> : null}
      <MeterList building={building} mayAdd={mayAdd} />
      {can('meter.view', target) === 'allowed' ? (
        <Days buildingId={building.id} mayChange={can('meter.update', target) === 'allowed'} />
      ) : null}
      {form === 'meter' ? <MeterForm building={building} onClose={() => setForm('closed')} /> : null}
    </Stack>
  );
}

function Waiting({ buildingId }: { readonly buildingId: string }) {
  const t = useMeteringTexts();
  const read = readState(useReadAll('listReadings', { params: { buildingId }, query: { state: 'submitted' } }));
  return (
    <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')} forbidden={null} empty={null}>
      {(readings) => <WaitingReadings buildingId={buildingId} readings={readings} />}
    </Read>
  );
}

function Days({ buildingId, mayChange }: { readonly buildingId: string; readonly mayChange: boolean }) {
  const t = useMeteringTexts();
  const [form, setForm] = useState<'closed' | 'open'>('closed');
  const read = readState(useRead('getMeterSettings', { params: { buildingId } }));
  return (
    <Stack gap="sm" as="section" aria-label={t('days.title')}>
      <Heading level={3}>{t('days.title')}</Heading>
      <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')} forbidden={null}>
        {(settings) => (
          <Inline justify="between" align="center" gap="md">
            <Text tone="muted">
              {t('days.now', {
                from: String(settings.residentFromDay),
                to: String(settings.residentToDay),
                until: String(settings.staffUntilDay),
              })}
              {settings.photo === 'required' ? ` ${t('days.withPhoto')}` : ''}
            </Text>
            {mayChange ? (
              <Button icon={pencilIcon} onClick={() => setForm('open')}>
                {t('days.edit')}
              </Button>
            ) : null}
            {form === 'open' ? (
              <DaysForm buildingId={buildingId} settings={settings} onClose={() => setForm('closed')} />
            ) : null}
          </Inline>
        )}
      </Read>
    </Stack>
  );
}
