import type { PortfolioPeriod } from '@imah/contract/portfolio/words';
import { ListRow, StatusBadge } from '@imah/ui';
import { AlarmReason, alarmTone, QuietNote, useAlarmTexts } from '@imah/features-devices/alarms';
import { Age, useFormat } from '@imah/app/i18n';
import { readState } from '@imah/app/read';
import { usePortfolioTexts } from '../texts.ts';
import { useMeters, usePortfolioAlarms, usePortfolioDevices } from '../use-portfolio.ts';
import { ListBody } from './list-body.tsx';

const deviceHref = (buildingId: string, deviceId: string) => `/imah/building/${buildingId}/iot?device=${deviceId}`;

/** The active alarms of all buildings. */
export function AlarmsBehind() {
  const ta = useAlarmTexts();
  const found = usePortfolioAlarms();
  const rows = found.data?.pages
    .flatMap(({ data }) => data)
    .map((alarm) => (
      <ListRow
        key={alarm.id}
        title={alarm.deviceName}
        href={deviceHref(alarm.buildingId, alarm.deviceId)}
        leading={<StatusBadge tone={alarmTone(alarm)} label={ta(`severities.${alarm.severity}`)} />}
        description={
          <>
            {alarm.buildingName}. <AlarmReason alarm={alarm} definition={alarm.metric ?? undefined} />{' '}
            <QuietNote alarm={alarm} timeZone={alarm.timeZone} />
          </>
        }
        trailing={<Age at={alarm.raisedAt} />}
      />
    ));
  return <ListBody of={readState(found)} rows={rows} more={moreOf(found)} />;
}

/** The devices of all buildings that have this status. */
export function DevicesBehind({ status }: { readonly status: 'online' | 'offline' }) {
  const t = usePortfolioTexts();
  const found = usePortfolioDevices(status);
  const rows = found.data?.pages
    .flatMap(({ data }) => data)
    .map((device) => (
      <ListRow
        key={device.id}
        title={device.name}
        href={deviceHref(device.buildingId, device.id)}
        description={device.buildingName}
        trailing={device.lastSeenAt === null ? t('list.unknown') : <Age at={device.lastSeenAt} />}
      />
    ));
  return <ListBody of={readState(found)} rows={rows} more={moreOf(found)} />;
}

/** The meters whose sum the energy is. */
export function MetersBehind({ period }: { readonly period: PortfolioPeriod }) {
  const t = usePortfolioTexts();
  const format = useFormat();
  const found = useMeters(period);
  const rows = found.data?.map(({ deviceId, buildingId, buildingName, name, wattHours }) => (
    <ListRow
      key={deviceId}
      title={name}
      href={deviceHref(buildingId, deviceId)}
      description={buildingName}
      trailing={t('kwh', { value: format.number(wattHours / 1000, 1) })}
    />
  ));
  return <ListBody of={readState(found)} rows={rows} />;
}

/** Loads the page after the last one, if there is one. */
export function moreOf(found: {
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly isFetchingNextPage: boolean;
}) {
  return found.hasNextPage ? { load: found.fetchNextPage, isLoading: found.isFetchingNextPage } : undefined;
}
