import { useBuilding, useDevice, useDeviceTypes, useRead } from '@imah/api-client/react';
import type { AlarmDetail } from '@imah/contract/alarms';
import type { Ticket } from '@imah/contract/tickets';
import { Card, DescriptionList, Heading, Inline, Link, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { AlarmLimits, AlarmReason, alarmTone, QuietNote, useAlarmTexts } from '@imah/features-devices/alarms';
import { useFormat } from '@imah/app/i18n';
import { useLiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { useTicketAlarmTexts } from './texts.ts';

// The chart's library comes with a ticket that has an alarm, not with every ticket.
const AlarmChart = lazy(async () => ({ default: (await import('@imah/features-devices/history')).AlarmChart }));

interface TicketAlarmProps {
  readonly ticket: Ticket;
  readonly alarmId: string;
}

/** The alarm that a ticket was made for, as it is now, with what was measured around it. */
export function TicketAlarm({ ticket, alarmId }: TicketAlarmProps) {
  const t = useTicketAlarmTexts();
  const { orgId, buildingId } = ticket;
  useLiveReads({ orgId, buildingId });
  const alarm = readState(useRead('getAlarm', { params: { buildingId, alarmId } }));
  if (alarm.kind === 'forbidden' || alarm.kind === 'missing') return null;
  return (
    <Card as="section" padding="md" aria-labelledby="alarm-tiket">
      <Stack gap="md">
        <Heading level={2} size="sm" id="alarm-tiket">
          {t('title')}
        </Heading>
        <Read of={alarm} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
          {(known) => (
            <>
              <AlarmFacts alarm={known} ticket={ticket} />
              <Around alarm={known} buildingId={buildingId} />
            </>
          )}
        </Read>
      </Stack>
    </Card>
  );
}

function AlarmFacts({ alarm, ticket }: { readonly alarm: AlarmDetail; readonly ticket: Ticket }) {
  const t = useTicketAlarmTexts();
  const ta = useAlarmTexts();
  const format = useFormat();
  const { active, severity, raisedAt, clearedAt, acknowledgedBy, limits, metric, deviceId, deviceName } = alarm;
  const length = Date.parse(clearedAt ?? raisedAt) - Date.parse(raisedAt);
  return (
    <>
      <Inline gap="sm">
        <StatusBadge tone={alarmTone(alarm)} label={ta(`severities.${severity}`)} />
        <StatusBadge tone={active ? 'warning' : 'success'} label={t(active ? 'active' : 'over')} />
      </Inline>
      <Text>
        <AlarmReason alarm={alarm} definition={metric ?? undefined} />{' '}
        <QuietNote alarm={alarm} timeZone={ticket.timeZone} />
      </Text>
      <Link href={`/imah/building/${ticket.buildingId}/iot?device=${deviceId}`}>{deviceName}</Link>
      <DescriptionList
        items={[
          ...(limits.length === 0 ? [] : [{ term: t('limit'), detail: <AlarmLimits alarm={alarm} /> }]),
          { term: t('since'), detail: format.dateTime(raisedAt, ticket.timeZone) },
          ...(clearedAt === null
            ? []
            : [
                {
                  term: t('ended'),
                  detail: t('endedAt', {
                    at: format.dateTime(clearedAt, ticket.timeZone),
                    length: format.duration(length),
                  }),
                },
              ]),
          ...(acknowledgedBy === null ? [] : [{ term: t('taken'), detail: acknowledgedBy }]),
        ]}
      />
    </>
  );
}

function Around({ alarm, buildingId }: { readonly alarm: AlarmDetail; readonly buildingId: string }) {
  const { data: building } = useBuilding(buildingId);
  const { data: device } = useDevice(alarm.deviceId);
  const { data: types } = useDeviceTypes(buildingId);
  const type = types?.find(({ key }) => key === device?.typeKey);
  if (building === undefined || device === undefined || type === undefined) return null;
  return (
    <Suspense fallback={<Skeleton shape="chart" />}>
      <AlarmChart level={3} building={building} device={device} type={type} alarm={alarm} />
    </Suspense>
  );
}
