import type { Building } from '@imah/contract/buildings';
import type { ShownWidget } from '@imah/contract/dashboards';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Stack, Text } from '@imah/ui';
import { type GridWidget, Markdown } from '@imah/ui/data';
import { useDeviceState } from '@imah/realtime/react';
import { useFormat, useNow } from '@imah/app/i18n';
import { AlarmList } from '@imah/features-devices/alarms';
import { DeviceSwitch } from '@imah/features-devices/parts';
import type { DashboardTexts } from '../texts.ts';
import { useDashboardTexts } from '../texts.ts';
import { ChartContent } from './chart-content.tsx';
import { EnergyContent } from './energy-content.tsx';
import { PictureContent } from './picture-content.tsx';
import { RankingContent } from './ranking-content.tsx';
import { TicketContent } from './ticket-content.tsx';
import { TodayContent } from './today-content.tsx';
import { UnitsContent } from './units-content.tsx';
import { type MetricContentProps, ValueContent } from './value-content.tsx';

/** What the widgets of a dashboard are drawn from. */
export interface WidgetGround {
  readonly building: Building;
  /** Null while they are read. */
  readonly devices: readonly Device[] | null;
  readonly types: readonly DeviceType[];
  /** Reads again what could not be read of them; null where nothing failed. */
  readonly retry: (() => void) | null;
}

type Widget = Exclude<ShownWidget, { readonly type: 'withheld' }>;

/** What a widget is called: its own title, or what it shows. */
export function titleOf(widget: ShownWidget, { devices }: WidgetGround, t: DashboardTexts): string {
  if (widget.type === 'withheld') return t('withheld');
  if (widget.title !== '') return widget.title;
  const device = 'deviceId' in widget ? devices?.find(({ id }) => id === widget.deviceId) : undefined;
  return device?.name ?? t(`types.${widget.type}`);
}

/** A widget of the dashboard as the grid draws it. */
export function gridWidget(widget: ShownWidget, ground: WidgetGround, t: DashboardTexts): GridWidget {
  const { building, devices, retry } = ground;
  const head = { id: widget.id, title: titleOf(widget, ground, t) };
  if (widget.type === 'withheld') return { ...head, state: 'forbidden' };
  const page = `/imah/building/${building.id}`;
  const opens = (href: string) => [{ kind: 'link' as const, label: t('open'), href }];
  const unread: GridWidget =
    retry === null ? { ...head, state: 'loading' } : { ...head, state: 'failed', onRetry: retry };
  switch (widget.type) {
    case 'alarms':
      return {
        ...head,
        padding: 'none',
        menu: opens(`${page}/iot-monitoring`),
        content: <AlarmList building={building} limit={widget.rows} />,
      };
    case 'tickets':
      return {
        ...head,
        padding: 'none',
        menu: opens(`${page}/ticket`),
        content: <TicketContent building={building} rows={widget.rows} />,
      };
    case 'energy':
      return { ...head, menu: opens(`${page}/iot-monitoring`), content: <EnergyContent building={building} /> };
    case 'ranking':
      return devices === null
        ? unread
        : {
            ...head,
            menu: opens(`${page}/${widget.of === 'devices' ? 'iot' : 'unit'}`),
            content: <RankingContent building={building} widget={widget} types={ground.types} />,
          };
    case 'units':
      return { ...head, menu: opens(`${page}/unit`), content: <UnitsContent building={building} /> };
    case 'today':
      return { ...head, menu: opens('/imah'), content: <TodayContent building={building} rows={widget.rows} /> };
    case 'picture':
      return { ...head, padding: 'none', content: <PictureContent building={building} widget={widget} /> };
    case 'text':
      return { ...head, content: <Markdown text={widget.text} /> };
    case 'clock':
      return { ...head, content: <ClockContent building={building} /> };
    default:
      return devices === null
        ? unread
        : {
            ...head,
            menu: opens(`${page}/iot?device=${widget.deviceId}`),
            content: <DeviceContent widget={widget} ground={ground} />,
          };
  }
}

interface DeviceContentProps {
  readonly widget: Extract<Widget, { readonly deviceId: string }>;
  readonly ground: WidgetGround;
}

function DeviceContent({ widget, ground: { building, devices, types } }: DeviceContentProps) {
  const t = useDashboardTexts();
  const device = devices?.find(({ id }) => id === widget.deviceId);
  const type = types.find(({ key }) => key === device?.typeKey);
  const metric = type?.metrics.find(({ key }) => key === widget.metric);
  if (device === undefined || type === undefined || metric === undefined) return <Text tone="muted">{t('gone')}</Text>;
  const shown = { device, type, metric };
  if (widget.type === 'chart') return <ChartContent {...shown} building={building} range={widget.range} />;
  if (widget.type === 'switch') return <SwitchContent {...shown} building={building} />;
  return <ValueContent kind={widget.type} {...shown} />;
}

/** The switch for whom it is, with all its guards; the state for everybody else. */
function SwitchContent({ device, type, metric, building }: MetricContentProps & { readonly building: Building }) {
  const state = useDeviceState(device.id) ?? device.state;
  const control = type.controls.find((one) => one.kind === 'switch' && one.metric === metric.key);
  if (control?.kind !== 'switch' || !device.abilities.acts.includes('command'))
    return <ValueContent kind="state" device={device} type={type} metric={metric} />;
  return <DeviceSwitch device={device} type={type} control={control} state={state} zone={building.timeZone} />;
}

/** What time it is in the building. */
export function ClockContent({ building }: { readonly building: Pick<Building, 'timeZone'> }) {
  const t = useDashboardTexts();
  const format = useFormat();
  const now = useNow(10_000);
  return (
    <Stack gap="xs">
      <Text size="xl" weight="bold">
        {format.clock(now, building.timeZone)}
      </Text>
      <Text size="sm" tone="muted">
        {t('localTime')}
      </Text>
    </Stack>
  );
}
