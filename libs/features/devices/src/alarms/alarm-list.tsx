import { useActiveAlarms, useDevices, useDeviceTypes, useRead } from '@imah/api-client/react';
import type { Alarm } from '@imah/contract/alarms';
import type { Building } from '@imah/contract/buildings';
import type { MetricDefinition } from '@imah/contract/devices';
import type { Escalation } from '@imah/contract/notifications';
import { EmptyState, ForbiddenState, Inline, List, ListRow, Skeleton, Stack, StatusBadge } from '@imah/ui';
import { circleCheckIcon } from '@imah/ui/icons';
import { Age } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { EscalationNote } from '@imah/features-notifications/escalation';
import { AlarmReason } from './alarm-reason.tsx';
import { AlarmTicketLink } from './alarm-ticket-link.tsx';
import { alarmTone } from './alarm-tone.ts';
import { QuietNote } from './quiet-note.tsx';
import { ShelfButton } from './shelf-button.tsx';
import { useAlarmTexts } from './texts.ts';
import { useAlarmTickets } from './use-alarm-tickets.ts';

export interface AlarmListProps {
  readonly building: Building;
  /** Shows the most severe ones only. */
  readonly limit?: number;
}

/** The active alarms of a building, most severe first and those that are quiet last; each leads to its device. */
export function AlarmList({ building, limit = Number.MAX_SAFE_INTEGER }: AlarmListProps) {
  const t = useAlarmTexts();
  const alarms = readState(useActiveAlarms(building.id));
  const escalations = useEscalations(building.id, alarms.kind === 'ready' ? alarms.data : []);
  const definitions = useMetricDefinitions(building.id);
  const tickets = useAlarmTickets({ buildingId: building.id });

  // Without devices nothing is known to be well.
  const text = building.devices.total === 0 ? t('empty.noDevices') : t('empty.text');
  return (
    <Read
      of={alarms}
      level={3}
      loading={
        <Stack gap="sm" aria-busy>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      }
      failed={t('failed')}
      forbidden={<ForbiddenState text={t('forbidden')} level={3} />}
      empty={<EmptyState icon={circleCheckIcon} title={t('empty.title')} text={text} level={3} />}
    >
      {(known) => (
        <List>
          {known.slice(0, limit).map((alarm) => (
            <ListRow
              key={alarm.id}
              title={alarm.deviceName}
              href={`/imah/building/${building.id}/iot?device=${alarm.deviceId}`}
              description={
                <>
                  <AlarmReason alarm={alarm} definition={definitions(alarm.deviceId, alarm.key)} />{' '}
                  <QuietNote alarm={alarm} timeZone={building.timeZone} />{' '}
                  {escalations(alarm.id).map((escalation) => (
                    <EscalationNote key={escalation.id} escalation={escalation} timeZone={building.timeZone} />
                  ))}
                </>
              }
              leading={<StatusBadge tone={alarmTone(alarm)} label={t(`severities.${alarm.severity}`)} />}
              trailing={
                <Inline gap="sm" justify="end">
                  <Age at={alarm.raisedAt} />
                  <AlarmTicketLink alarm={alarm} orgId={building.orgId} found={tickets(alarm.id)} />
                  <ShelfButton alarm={alarm} orgId={building.orgId} />
                </Inline>
              }
            />
          ))}
        </List>
      )}
    </Read>
  );
}

/** The newest of each alarm. They are asked for only where one is severe enough to have been passed on. */
function useEscalations(buildingId: string, alarms: readonly Alarm[]): (alarmId: string) => readonly Escalation[] {
  const enabled = alarms.some(({ severity }) => severity === 'critical');
  const { data = [] } = useRead('listAlarmEscalations', { params: { buildingId } }, { enabled });
  return (alarmId) => data.filter(({ subjectId }) => subjectId === alarmId).slice(0, 1);
}

function useMetricDefinitions(
  buildingId: string,
): (deviceId: string, key: string | null) => MetricDefinition | undefined {
  const { data: devices } = useDevices(buildingId);
  const { data: types } = useDeviceTypes(buildingId);
  return (deviceId, key) => {
    const typeKey = devices?.find(({ id }) => id === deviceId)?.typeKey;
    return types?.find((type) => type.key === typeKey)?.metrics.find((metric) => metric.key === key);
  };
}
