import type { DashboardContent, Widget } from '@imah/contract/dashboards';
import { type DashboardWidth, widgetSizes, widgetTypes, type WidgetType } from '@imah/contract/dashboards/words';
import type { DeviceType, MetricDefinition } from '@imah/contract/devices';
import { addWidget, gridColumns, removeWidget } from '@imah/ui/data';
import type { WidgetGround } from './widgets/grid-widgets.tsx';

type OfDevice = Extract<Widget, { readonly deviceId: string }>;

/** The metrics of a type of device that a kind of widget can show. */
export function metricsFor(
  widget: WidgetType,
  typeKey: string,
  { types }: Pick<WidgetGround, 'types'>,
): readonly MetricDefinition[] {
  const type = types.find(({ key }) => key === typeKey);
  if (type === undefined) return [];
  return type.metrics.filter(({ key, kind }) => {
    if (widget === 'value' || widget === 'state') return true;
    if (widget === 'switch') return type.controls.some((one) => one.kind === 'switch' && one.metric === key);
    return kind === 'gauge' || kind === 'counter';
  });
}

/** The same widget about another device: its metric stays where that reports it too. */
export function withDevice<W extends OfDevice>(widget: W, deviceId: string, ground: WidgetGround): W {
  const typeKey = ground.devices?.find(({ id }) => id === deviceId)?.typeKey ?? '';
  const metrics = metricsFor(widget.type, typeKey, ground);
  const metric = metrics.some(({ key }) => key === widget.metric) ? widget.metric : (metrics[0]?.key ?? widget.metric);
  return { ...widget, deviceId, metric };
}

/** A widget that works as it is; null for one that nothing in the building can be shown by. */
export function newWidget(type: WidgetType, id: string, ground: WidgetGround): Widget | null {
  const head = { id, title: '' };
  switch (type) {
    case 'energy':
    case 'units':
      return { ...head, type };
    case 'picture':
      return { ...head, type, fileId: null, alt: '' };
    case 'ranking': {
      const [first] = rankable(ground);
      const metric = first?.metrics[0];
      return first === undefined || metric === undefined
        ? null
        : { ...head, type, of: 'devices', typeKey: first.key, metric: metric.key, rows: 5 };
    }
    case 'alarms':
    case 'tickets':
    case 'today':
      return { ...head, type, rows: 5 };
    case 'text':
      return { ...head, type, text: '' };
    case 'clock':
      return { ...head, type };
    default: {
      const found = (ground.devices ?? [])
        .map((device) => ({ device, metric: metricsFor(type, device.typeKey, ground)[0] }))
        .find(({ metric }) => metric !== undefined);
      if (found?.metric === undefined) return null;
      const about = { ...head, deviceId: found.device.id, metric: found.metric.key };
      return type === 'chart' ? { ...about, type, range: '24h' } : { ...about, type };
    }
  }
}

/** The types of the building's devices with what a ranking can be by; those that count something first, counters first. */
export function rankable({ devices, types }: WidgetGround): readonly Pick<DeviceType, 'key' | 'name' | 'metrics'>[] {
  const present = new Set((devices ?? []).map(({ typeKey }) => typeKey));
  const counts = ({ kind }: MetricDefinition) => (kind === 'counter' ? 0 : 1);
  return types
    .filter(({ key }) => present.has(key))
    .map(({ key, name, metrics }) => ({
      key,
      name,
      metrics: metrics
        .filter(({ kind }) => kind === 'gauge' || kind === 'counter')
        .toSorted((one, other) => counts(one) - counts(other)),
    }))
    .filter(({ metrics }) => metrics.length > 0)
    .toSorted(({ metrics: [one] }, { metrics: [other] }) => (one && other ? counts(one) - counts(other) : 0));
}

/** The same ranking by another type of device: its metric stays where that reports it too. */
export function withType<W extends { readonly typeKey: string; readonly metric: string }>(
  widget: W,
  typeKey: string,
  ground: WidgetGround,
): W {
  const metrics = rankable(ground).find(({ key }) => key === typeKey)?.metrics ?? [];
  const metric = metrics.some(({ key }) => key === widget.metric) ? widget.metric : (metrics[0]?.key ?? widget.metric);
  return { ...widget, typeKey, metric };
}

/** What can be added in a building, in the order of the gallery. */
export function addable(ground: WidgetGround): readonly WidgetType[] {
  return widgetTypes.filter((type) => newWidget(type, type, ground) !== null);
}

const widths = ['lg', 'md', 'sm'] as const satisfies readonly DashboardWidth[];
type Layouts = DashboardContent['layouts'];

function everywhere(change: (width: DashboardWidth) => Layouts['lg']): Layouts {
  const [lg, md, sm] = widths.map(change);
  return { lg: lg ?? [], md: md ?? [], sm: sm ?? [] };
}

/** The dashboard with one widget more, in the first room there is for it. */
export function withAdded({ widgets, layouts }: DashboardContent, widget: Widget): DashboardContent {
  return {
    widgets: [...widgets, widget],
    layouts: everywhere((width) => {
      const [w, h] = widgetSizes[widget.type][width];
      return addWidget(layouts[width], { id: widget.id, w, h }, { columns: gridColumns[width] });
    }),
  };
}

/** The dashboard without a widget. */
export function without({ widgets, layouts }: DashboardContent, id: string): DashboardContent {
  return {
    widgets: widgets.filter((one) => one.id !== id),
    layouts: everywhere((width) => removeWidget(layouts[width], id, gridColumns[width])),
  };
}

/** The dashboard with a widget that shows something else. */
export function withChanged({ widgets, layouts }: DashboardContent, widget: Widget): DashboardContent {
  return { widgets: widgets.map((one) => (one.id === widget.id ? widget : one)), layouts };
}
