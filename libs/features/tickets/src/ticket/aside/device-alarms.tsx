import { useRead } from '@imah/api-client/react';
import type { MetricDefinition } from '@imah/contract/devices';
import type { Ticket } from '@imah/contract/tickets';
import { Heading, Link, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { AlarmReason, type AlarmReasonProps, alarmTone, QuietNote, useAlarmTexts } from '@imah/features-devices/alarms';
import { Age, useFormat } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useTicketDeviceTexts } from './texts.ts';

/** So many of them say whether it happens often; the others are at the device. */
const shown = 5;

interface DeviceAlarmsProps {
  readonly ticket: Ticket;
  readonly deviceId: string;
  readonly metrics: readonly MetricDefinition[];
}

/** The last alarms of a device, those that still stand first. */
export function DeviceAlarms({ ticket, deviceId, metrics }: DeviceAlarmsProps) {
  const t = useTicketDeviceTexts();
  const { buildingId } = ticket;
  const alarms = readState(useRead('listDeviceAlarms', { params: { deviceId }, query: { limit: shown } }));
  if (alarms.kind === 'forbidden' || alarms.kind === 'missing') return null;
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {t('alarms')}
      </Heading>
      <Read
        of={alarms}
        level={3}
        failed={t('alarmsFailed')}
        empty={
          <Text size="sm" tone="muted">
            {t('noAlarms')}
          </Text>
        }
      >
        {(known) => (
          <>
            <List>
              {known
                .toSorted((one, other) => Number(other.active) - Number(one.active))
                .map((alarm) => (
                  <AlarmRow
                    key={alarm.id}
                    alarm={alarm}
                    ticket={ticket}
                    definition={metrics.find(({ key }) => key === alarm.key)}
                  />
                ))}
            </List>
            <Link href={`/imah/building/${buildingId}/iot?device=${deviceId}`}>{t('open')}</Link>
          </>
        )}
      </Read>
    </Stack>
  );
}

type AlarmRowProps = AlarmReasonProps & { readonly ticket: Ticket };

function AlarmRow({ alarm, definition, ticket }: AlarmRowProps) {
  const t = useTicketDeviceTexts();
  const ta = useAlarmTexts();
  const format = useFormat();
  const { active, clearedAt, raisedAt, severity } = alarm;
  const since = format.shortDateTime(raisedAt, ticket.timeZone);
  return (
    <ListRow
      title={<AlarmReason alarm={alarm} definition={definition} />}
      description={
        <>
          {active || clearedAt === null
            ? t('stands', { at: since })
            : t('cleared', { at: since, length: format.duration(Date.parse(clearedAt) - Date.parse(raisedAt)) })}{' '}
          <QuietNote alarm={alarm} timeZone={ticket.timeZone} />
        </>
      }
      leading={<StatusBadge tone={alarmTone(alarm)} label={ta(`severities.${severity}`)} />}
      trailing={<Age at={raisedAt} />}
    />
  );
}
