import type { WallPage, WallWidget } from '@imah/contract/dashboards';
import type { DeviceAddress } from '@imah/contract/mqtt/words';
import { EmptyState, List, ListRow, Skeleton, StatusBadge, Text } from '@imah/ui';
import { type GridWidget, Markdown } from '@imah/ui/data';
import { circleCheckIcon } from '@imah/ui/icons';
import { lazy, Suspense, useMemo } from 'react';
import { Age, useClock, useLocale } from '@imah/app/i18n';
import { alarmTone, useAlarmReason, useAlarmTexts } from '@imah/features-devices/alarms';
import { windowOf } from '@imah/features-devices/parts';
import { TicketPriorityBadge, TicketStateBadge } from '@imah/features-tickets/ticket/parts';
import {
  ClockContent,
  EnergyFigures,
  FloorMap,
  NoEnergy,
  RankingRows,
  TrendLine,
  useDashboardTexts,
  ValueView,
} from '../building-dashboard/widgets/index.ts';
import { useWallTexts } from './texts.ts';
import { useLiveState } from './use-live-state.ts';
import { WallPicture } from './wall-picture.tsx';

const MetricLines = lazy(async () => ({ default: (await import('@imah/features-devices/history')).MetricLines }));

type Of<T extends WallWidget['type']> = Extract<WallWidget, { readonly type: T }>;
type OfMetric = Extract<WallWidget, { readonly deviceId: string }>;

/** How a widget of a wall is drawn: what the dashboard has, with nothing that leads elsewhere or can be pressed. */
export function useWallWidget(token: string, page: WallPage | null): (widget: WallWidget) => GridWidget {
  const t = useDashboardTexts();
  const titleOf = (widget: WallWidget) => {
    if (widget.title !== '') return widget.title;
    if ('deviceName' in widget) return widget.deviceName;
    return widget.type === 'gone' ? t('withheld') : t(`types.${widget.type}`);
  };
  return (widget) => {
    const head = { id: widget.id, title: titleOf(widget) };
    if (page === null) return { ...head, state: 'loading' };
    const padding = widget.type === 'alarms' || widget.type === 'tickets' || widget.type === 'picture' ? 'none' : 'md';
    return { ...head, padding, content: <WidgetContent widget={widget} page={page} token={token} /> };
  };
}

interface ContentProps {
  readonly widget: WallWidget;
  readonly page: WallPage;
  readonly token: string;
}

function WidgetContent({ widget, page, token }: ContentProps) {
  const t = useWallTexts();
  const { orgId, buildingId } = page;
  switch (widget.type) {
    case 'text':
      return <Markdown text={widget.text} />;
    case 'clock':
      return <ClockContent building={page} />;
    case 'gone':
      return <Text tone="muted">{t('gone')}</Text>;
    case 'energy':
      return widget.energy === null ? <NoEnergy /> : <EnergyFigures energy={widget.energy} />;
    case 'ranking':
      return <RankingRows ranking={widget.ranking} metric={widget.metric} hrefOf={null} />;
    case 'units':
      return <FloorMap floors={widget.floors} buildingId={buildingId} />;
    case 'alarms':
      return <Alarms alarms={widget.alarms} />;
    case 'tickets':
      return <Tickets tickets={widget.tickets} />;
    case 'picture':
      return <WallPicture token={token} buildingId={buildingId} widget={widget} />;
    case 'chart':
      return <Chart widget={widget} address={{ orgId, buildingId, deviceId: widget.deviceId }} page={page} />;
    default:
      return <Value widget={widget} address={{ orgId, buildingId, deviceId: widget.deviceId }} />;
  }
}

function Value({
  widget,
  address,
}: {
  readonly widget: Exclude<OfMetric, Of<'chart'>>;
  readonly address: DeviceAddress;
}) {
  const t = useWallTexts();
  const { locale } = useLocale();
  const { type, metric, past } = widget;
  const state = useLiveState(address, widget.state);
  const label = t('trend', { metric: metric.label[locale] });
  const trend = past === null ? null : <TrendLine past={past} metric={metric} label={label} />;
  return <ValueView kind={type} metric={metric} state={state} trend={trend} />;
}

interface ChartProps {
  readonly widget: Of<'chart'>;
  readonly address: DeviceAddress;
  readonly page: WallPage;
}

function Chart({ widget: { metric, past, range, offlineAfterSec, state: read }, address, page }: ChartProps) {
  const { locale } = useLocale();
  const clock = useClock();
  const state = useLiveState(address, read);
  const [value, ts] = [state.values[metric.key], state.ts[metric.key]];
  const live = useMemo(() => (value === undefined || ts === undefined ? undefined : { value, ts }), [value, ts]);
  // Of what was read anew the time begins anew.
  const time = useMemo(() => (past === null ? windowOf(range, 0) : windowOf(range, clock.now())), [range, clock, past]);
  return (
    <Suspense fallback={<Skeleton shape="chart" />}>
      <MetricLines
        level={3}
        title={metric.label[locale]}
        metric={metric}
        time={time}
        timeZone={page.timeZone}
        past={past}
        live={live}
        state={state}
        offlineAfterSec={offlineAfterSec}
      />
    </Suspense>
  );
}

function Alarms({ alarms }: Pick<Of<'alarms'>, 'alarms'>) {
  const t = useWallTexts();
  const ta = useAlarmTexts();
  const reasonOf = useAlarmReason();
  if (alarms.length === 0) return <EmptyState icon={circleCheckIcon} title={t('calm')} level={3} />;
  return (
    <List>
      {alarms.map((alarm) => (
        <ListRow
          key={alarm.id}
          title={alarm.deviceName}
          description={reasonOf(alarm, alarm.metric ?? undefined)}
          leading={<StatusBadge tone={alarmTone(alarm)} label={ta(`severities.${alarm.severity}`)} />}
          trailing={<Age at={alarm.raisedAt} />}
        />
      ))}
    </List>
  );
}

function Tickets({ tickets }: Pick<Of<'tickets'>, 'tickets'>) {
  const t = useDashboardTexts();
  if (tickets.length === 0) return <EmptyState icon={circleCheckIcon} title={t('noTickets')} level={3} />;
  return (
    <List>
      {tickets.map(({ number, category, priority, state }) => (
        <ListRow
          key={number}
          title={category ?? number}
          description={category === null ? undefined : number}
          leading={<TicketPriorityBadge priority={priority} />}
          trailing={<TicketStateBadge state={state} />}
        />
      ))}
    </List>
  );
}
