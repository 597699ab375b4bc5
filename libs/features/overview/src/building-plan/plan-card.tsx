import type { DeviceState } from '@imah/contract/devices';
import type { PlanItem } from '@imah/contract/plans';
import { useDeviceState } from '@imah/realtime/react';
import { Inline, Link, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { Age } from '@imah/app/i18n';
import { QuietNote, useAlarmReason } from '@imah/features-devices/alarms';
import { useDeviceTexts } from '@imah/features-devices';
import { DeviceSwitch, statusLooks } from '@imah/features-devices/parts';
import { alarmTones } from './drawn-items.ts';
import { alarmsOfFloor, type PlanGround } from './plan-ground.ts';
import { usePlanTexts } from './texts.ts';

export interface PlanCardProps {
  readonly item: PlanItem;
  readonly ground: PlanGround;
}

/** So many rows have room in a card. */
const most = 5;

/** What is known of something on a plan, and what can be done with it in its place. */
export function PlanCard({ item, ground }: PlanCardProps) {
  const t = usePlanTexts();
  const { building, tickets } = ground;
  const page = `/imah/building/${building.id}`;
  switch (item.kind) {
    case 'device':
    case 'zone':
      return <DeviceCard deviceId={item.deviceId} shows={item.metric === null ? 'state' : 'value'} ground={ground} />;
    case 'unit':
      return (
        <Stack gap="sm">
          {ground.units?.has(item.unitId) === false ? <Text tone="muted">{t('unitGone')}</Text> : null}
          <Tickets tickets={tickets?.filter(({ unitId }) => unitId === item.unitId) ?? []} />
          <Link href={`${page}/unit`}>{t('openUnits')}</Link>
        </Stack>
      );
    case 'tickets':
      return (
        <Stack gap="sm">
          <Tickets tickets={tickets ?? []} />
          <Link href={`${page}/ticket`}>{t('openTickets')}</Link>
        </Stack>
      );
    case 'alarms':
      return (
        <Stack gap="sm">
          <Alarms ground={ground} alarms={alarmsOfFloor(ground)} names="shown" />
          <Link href={`${page}/iot-monitoring`}>{t('openAlarms')}</Link>
        </Stack>
      );
    default:
      return null;
  }
}

interface DeviceCardProps {
  readonly deviceId: string;
  /** What stands above it already: the state of the device is not said twice. */
  readonly shows: 'state' | 'value';
  readonly ground: PlanGround;
}

function DeviceCard({ deviceId, shows, ground }: DeviceCardProps) {
  const t = usePlanTexts();
  const td = useDeviceTexts();
  const live: DeviceState | undefined = useDeviceState(deviceId);
  const device = ground.devices?.get(deviceId);
  const type = device === undefined ? undefined : ground.types.get(device.typeKey);
  if (device === undefined || type === undefined) return <Text tone="muted">{t('gone')}</Text>;
  const state = live ?? device.state;
  const look = statusLooks[state.status];
  const control = type.controls.find((one) => one.kind === 'switch');
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        {shows === 'state' ? null : (
          <StatusBadge tone={look.tone} icon={look.icon} label={td(`statuses.${state.status}`)} />
        )}
        {state.lastSeenAt === null ? null : (
          <Text as="span" size="xs" tone="muted">
            <Age at={state.lastSeenAt} />
          </Text>
        )}
      </Inline>
      <Alarms ground={ground} alarms={ground.alarms.filter((one) => one.deviceId === deviceId)} names="hidden" />
      {control?.kind === 'switch' && device.abilities.acts.includes('command') ? (
        <DeviceSwitch device={device} type={type} control={control} state={state} zone={ground.building.timeZone} />
      ) : null}
      <Link href={`/imah/building/${ground.building.id}/iot?device=${deviceId}`}>{t('openDevice')}</Link>
    </Stack>
  );
}

interface AlarmsProps {
  readonly ground: PlanGround;
  readonly alarms: PlanGround['alarms'];
  /** Whether each says whose it is. */
  readonly names: 'shown' | 'hidden';
}

function Alarms({ ground: { building, devices, types }, alarms, names }: AlarmsProps) {
  const reasonOf = useAlarmReason();
  return alarms.slice(0, most).map((alarm) => {
    const type = types.get(devices?.get(alarm.deviceId)?.typeKey ?? '');
    const definition = type?.metrics.find(({ key }) => key === alarm.key);
    return (
      <Stack key={alarm.id} gap="xs">
        {names === 'shown' ? (
          <Link href={`/imah/building/${building.id}/iot?device=${alarm.deviceId}`}>{alarm.deviceName}</Link>
        ) : null}
        <StatusBadge
          tone={alarm.quiet === null ? alarmTones[alarm.severity] : 'neutral'}
          label={reasonOf(alarm, definition)}
        />
        {alarm.quiet === null ? null : (
          <Text size="sm" tone="muted">
            <QuietNote alarm={alarm} timeZone={building.timeZone} />
          </Text>
        )}
      </Stack>
    );
  });
}

function Tickets({ tickets }: { readonly tickets: NonNullable<PlanGround['tickets']> }) {
  if (tickets.length === 0) return null;
  return (
    <List>
      {tickets.slice(0, most).map(({ id, title, number }) => (
        <ListRow key={id} title={title} href={`/imah/ticket/${id}`} description={number} />
      ))}
    </List>
  );
}
