import { useBuildings } from '@imah/api-client/react';
import type { TodayItem } from '@imah/contract/today';
import { Button, ListRow, StatusBadge, Text } from '@imah/ui';
import { circleCheckIcon, undo2Icon } from '@imah/ui/icons';
import {
  AlarmReason,
  AlarmTicketLink,
  alarmTone,
  QuietNote,
  useAlarmTexts,
  useAlarmTickets,
} from '@imah/features-devices/alarms';

import { Age } from '@imah/app/i18n';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';
import { keyOfAct } from './use-today-keys.ts';
import { useAcknowledgeAlarm } from './use-today.ts';

/** An alarm that can be taken upon oneself where it stands, and given back. */
export function AlarmToday({ item }: { readonly item: TodayItem & { readonly kind: 'alarm' } }) {
  const t = useHomeTexts();
  const ta = useAlarmTexts();
  const acknowledge = useAcknowledgeAlarm();
  const { alarm, mayAcknowledge } = item;
  const isTaken = alarm.acknowledgedAt !== null;
  const { data: buildings = [] } = useBuildings();
  const orgId = buildings.find(({ id }) => id === alarm.buildingId)?.orgId;
  const tickets = useAlarmTickets({});

  const press = (to: 'acknowledged' | 'unacknowledged') => void acknowledge.run({ alarm, to });

  return (
    <ListRow
      title={alarm.deviceName}
      href={`/imah/building/${alarm.buildingId}/iot?device=${alarm.deviceId}`}
      chip={<StatusBadge tone={alarmTone(alarm)} label={ta(`severities.${alarm.severity}`)} />}
      description={
        <span className={styles.facts}>
          <span>
            <AlarmReason alarm={alarm} definition={alarm.metric ?? undefined} />
          </span>
          {alarm.quiet === null ? null : (
            <span>
              <QuietNote alarm={alarm} timeZone={alarm.timeZone} />
            </span>
          )}
          <span>{alarm.buildingName}</span>
          <Age at={alarm.raisedAt} />
        </span>
      }
      trailing={
        <span className={styles.acts}>
          <AlarmTicketLink alarm={alarm} orgId={orgId} found={tickets(alarm.id)} />
          {isTaken ? (
            <>
              <Text size="sm" tone="muted">
                {t('today.alarm.taken')}
              </Text>
              <Button size="sm" icon={undo2Icon} onClick={() => press('unacknowledged')}>
                {t('today.alarm.undo')}
              </Button>
            </>
          ) : mayAcknowledge ? (
            <Button
              size="sm"
              icon={circleCheckIcon}
              {...{ [keyOfAct]: 'e' }}
              aria-label={t('today.alarm.takeNamed', { device: alarm.deviceName })}
              onClick={() => press('acknowledged')}
            >
              {t('today.alarm.take')}
            </Button>
          ) : null}
        </span>
      }
    />
  );
}
