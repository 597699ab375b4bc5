import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Heading, Inline, List, ListRow, Stack, StatusBadge } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { AlarmReason } from '../alarms/alarm-reason.tsx';
import { AlarmTicketLink } from '../alarms/alarm-ticket-link.tsx';
import { alarmTone } from '../alarms/alarm-tone.ts';
import { QuietNote } from '../alarms/quiet-note.tsx';
import { ShelfButton } from '../alarms/shelf-button.tsx';
import { useAlarmTexts } from '../alarms/texts.ts';
import { useAlarmTickets } from '../alarms/use-alarm-tickets.ts';

/** So many of them say what was the matter lately. */
const shown = 5;

interface DeviceAlarmsProps {
  readonly building: Building;
  readonly device: Device;
  readonly type: DeviceType | undefined;
  readonly level: 3 | 4;
}

/** The last alarms of a device with their tickets, those that still stand first; nothing where there was none. */
export function DeviceAlarms({ building, device, type, level }: DeviceAlarmsProps) {
  const t = useAlarmTexts();
  const format = useFormat();
  const { orgId, buildingId, unitId } = device;
  const enabled = useCan()('alarm.view', { orgId, buildingId, ...(unitId === null ? {} : { unitId }) }) === 'allowed';
  const { data = [] } = useRead(
    'listDeviceAlarms',
    { params: { deviceId: device.id }, query: { limit: shown } },
    { enabled },
  );
  const tickets = useAlarmTickets({ deviceId: device.id });
  if (data.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={level} size="sm">
        {t('ofDevice')}
      </Heading>
      <List>
        {data
          .toSorted((one, other) => Number(other.active) - Number(one.active))
          .map((alarm) => {
            const since = format.shortDateTime(alarm.raisedAt, building.timeZone);
            const length = Date.parse(alarm.clearedAt ?? alarm.raisedAt) - Date.parse(alarm.raisedAt);
            return (
              <ListRow
                key={alarm.id}
                title={
                  <AlarmReason alarm={alarm} definition={type?.metrics.find((metric) => metric.key === alarm.key)} />
                }
                description={
                  <>
                    {alarm.active
                      ? t('stands', { at: since })
                      : t('over', { at: since, length: format.duration(length) })}{' '}
                    <QuietNote alarm={alarm} timeZone={building.timeZone} />
                  </>
                }
                leading={<StatusBadge tone={alarmTone(alarm)} label={t(`severities.${alarm.severity}`)} />}
                trailing={
                  <Inline gap="sm" justify="end">
                    <AlarmTicketLink alarm={alarm} orgId={orgId} found={tickets(alarm.id)} />
                    <ShelfButton alarm={alarm} orgId={orgId} />
                  </Inline>
                }
              />
            );
          })}
      </List>
    </Stack>
  );
}
