import type { Alarm } from '@imah/contract/alarms';
import type { AlarmSeverity } from '@imah/contract/alarms/words';
import type { DeviceState, MetricDefinition, MetricValue } from '@imah/contract/devices';
import type { Locale } from '@imah/contract/core/words';
import type { PlanItem, ShownPlanItem } from '@imah/contract/plans';
import type { PlanItem as DrawnItem, PlanRange, PlanReading, PlanTone } from '@imah/ui/data';
import { bellIcon, doorOpenIcon, ticketIcon } from '@imah/ui/icons';
import type { Format } from '@imah/app/i18n';
import { formatMetric, type useDeviceTexts } from '@imah/features-devices';
import { isAbnormal, statusLooks } from '@imah/features-devices/parts';
import { alarmsOfFloor, mostTickets, type PlanGround } from './plan-ground.ts';
import type { PlanTexts } from './texts.ts';

/** What something on a plan is written with. */
export interface DrawingWords {
  readonly t: PlanTexts;
  readonly td: ReturnType<typeof useDeviceTexts>;
  readonly format: Format;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const alarmTones = {
  critical: 'danger',
  major: 'danger',
  minor: 'warning',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<AlarmSeverity, PlanTone>;

type States = ReadonlyMap<string, DeviceState>;
type OfDevice = Extract<PlanItem, { deviceId: string }>;

/** What something on a plan is called where nobody has given it a name. */
export function nameOf(item: PlanItem, { devices, units, floors }: PlanGround, t: PlanTexts): string {
  if (item.label !== '') return item.label;
  switch (item.kind) {
    case 'device':
    case 'zone':
      return devices?.get(item.deviceId)?.name ?? t(`kinds.${item.kind}`);
    case 'unit':
      return units?.get(item.unitId)?.code ?? t('kinds.unit');
    case 'link':
      return floors.find(({ floorId }) => floorId === item.floorId)?.label ?? t('kinds.link');
    default:
      return t(`kinds.${item.kind}`);
  }
}

/** Something on a plan as it is drawn now. */
function drawnItem(item: PlanItem, ground: PlanGround, states: States, words: DrawingWords): DrawnItem {
  const { t } = words;
  const label = nameOf(item, ground, t);
  const { id } = item;
  switch (item.kind) {
    case 'text':
      return { kind: 'text', id, label, x: item.x, y: item.y };
    case 'link':
      return { kind: 'link', id, label, x: item.x, y: item.y, href: hrefOfFloor(ground, item.floorId) };
    case 'zone':
      return { kind: 'zone', id, label, points: item.points, ...valueOf(item, ground, states, words) };
    case 'device':
      return { kind: 'pin', id, label, x: item.x, y: item.y, ...valueOf(item, ground, states, words) };
    case 'unit': {
      const count = ground.tickets?.filter(({ unitId }) => unitId === item.unitId).length ?? 0;
      const reading = count === 0 ? {} : { reading: { value: count, text: t('tickets', { count }) } };
      return { kind: 'pin', id, label, x: item.x, y: item.y, icon: doorOpenIcon, ...reading, ...toned(count, 'info') };
    }
    case 'tickets': {
      const count = ground.tickets?.length ?? null;
      return {
        kind: 'pin',
        id,
        label,
        x: item.x,
        y: item.y,
        icon: ticketIcon,
        ...(count === null ? {} : { reading: { value: count, text: ticketWords(count, t) } }),
        ...toned(count ?? 0, 'info'),
      };
    }
    case 'alarms': {
      // One that tells nobody is no reason to look: whoever opens the floor's alarms sees it among them.
      const active = alarmsOfFloor(ground).filter(({ quiet }) => quiet === null);
      return {
        kind: 'pin',
        id,
        label,
        x: item.x,
        y: item.y,
        icon: bellIcon,
        reading: { value: active.length, text: t('alarms', { count: active.length }) },
        ...toned(active.length, toneOf(active) ?? 'success'),
      };
    }
  }
}

/** What the person may see of a draft. */
export const visibleItems = (items: readonly ShownPlanItem[]): PlanItem[] =>
  items.flatMap((item) => (item.kind === 'withheld' ? [] : [item]));

const hrefOfFloor = ({ building }: PlanGround, floorId: string) =>
  `/imah/building/${building.id}/dashboard-img?lantai=${floorId}`;

/** How many tickets there are, as far as they were read. */
function ticketWords(count: number, t: PlanTexts): string {
  return count < mostTickets ? t('tickets', { count }) : t('manyTickets', { count: String(mostTickets - 1) });
}

/** The tone of the gravest of some alarms that tell people. */
function toneOf(alarms: readonly Alarm[]): PlanTone | undefined {
  const tones = alarms.filter(({ quiet }) => quiet === null).map(({ severity }) => alarmTones[severity]);
  return (['danger', 'warning', 'info'] as const).find((tone) => tones.includes(tone));
}

const toned = (count: number, tone: PlanTone) => (count > 0 ? { tone } : {});

function valueOf(
  item: OfDevice,
  { devices, types, alarms }: PlanGround,
  states: States,
  { t, td, format, locale, now }: DrawingWords,
): { reading?: PlanReading; ranges?: readonly PlanRange[]; tone?: PlanTone } {
  if (devices === null) return {};
  const device = devices.get(item.deviceId);
  const type = device === undefined ? undefined : types.get(device.typeKey);
  if (device === undefined || type === undefined) return { reading: { value: null, text: t('gone') } };
  const state = states.get(device.id) ?? device.state;
  const tone = toneOf(alarms.filter(({ deviceId }) => deviceId === device.id));
  const alarming = tone === undefined ? {} : { tone };
  const look = statusLooks[state.status];
  const metric = type.metrics.find(({ key }) => key === item.metric);
  const value = metric === undefined ? undefined : state.values[metric.key];
  if (metric === undefined || value === undefined) {
    const text = item.metric === null || metric === undefined ? td(`statuses.${state.status}`) : t('noValue');
    // A silent device is nothing that anybody has to mend at once; its alarm, if there is one, says that.
    const usual = { tone: look.tone === 'danger' ? ('warning' as const) : look.tone };
    return { reading: { value: null, text, ...ageOf(state.lastSeenAt) }, ...usual, ...alarming };
  }
  const { text, unit } = formatMetric(metric, value, format, td);
  const said = item.kind === 'zone' ? `${metric.label[locale]} ` : '';
  const reading = {
    value: numberOf(value),
    text: `${said}${unit === '' ? text : `${text} ${unit}`}`,
    ...ageOf(state.ts[metric.key] ?? null),
  };
  return typeof value === 'number'
    ? { reading, ranges: rangesOf(metric), ...alarming }
    : { reading, ...(isAbnormal(metric, value) ? { tone: 'danger' as const } : {}), ...alarming };

  /** In words, of what is older than the device is ever silent. */
  function ageOf(at: number | null): { age?: string } {
    const isOld = state.status !== 'online' || (at !== null && now - at > (type?.offlineAfterSec ?? 0) * 2000);
    return isOld && at !== null ? { age: format.age(at, now) } : {};
  }
}

const numberOf = (value: MetricValue) => (typeof value === 'number' ? value : null);

/** What a number means by the bounds of its type: what lies beyond them is grave. */
export function rangesOf({ alarm }: MetricDefinition): readonly PlanRange[] {
  if (alarm?.above === undefined && alarm?.below === undefined) return [];
  const [below, above] = [alarm.below ?? null, alarm.above ?? null];
  return [
    ...(below === null ? [] : [{ from: null, to: below, tone: 'danger' as const }]),
    // The bound itself is still normal.
    ...(above === null ? [] : [{ from: nextAfter(above), to: null, tone: 'danger' as const }]),
    { from: below, to: above === null ? null : nextAfter(above), tone: 'success' as const },
  ];
}

const nextAfter = (value: number) => value + Math.max(Math.abs(value), 1) * Number.EPSILON * 2;

interface Kept {
  readonly item: PlanItem;
  readonly ground: PlanGround;
  readonly state: DeviceState | undefined;
  readonly words: DrawingWords;
  readonly drawn: DrawnItem;
}

/**
 * Draws what stands on a plan and keeps each the same object while nothing of it changes: a live value is reckoned and
 * drawn for its own pin alone, however many others there are.
 */
export function createItemKeeper() {
  const kept = new Map<string, Kept>();
  let last: readonly DrawnItem[] = [];
  return (
    items: readonly PlanItem[],
    ground: PlanGround,
    states: States,
    words: DrawingWords,
  ): readonly DrawnItem[] => {
    const now = items.map((item) => {
      const state = 'deviceId' in item ? states.get(item.deviceId) : undefined;
      const before = kept.get(item.id);
      const isAsBefore =
        before?.item === item && before.ground === ground && before.state === state && before.words === words;
      if (isAsBefore) return before.drawn;
      const drawn = drawnItem(item, ground, states, words);
      const isSame = before !== undefined && JSON.stringify(before.drawn) === JSON.stringify(drawn);
      const shown = isSame ? before.drawn : drawn;
      kept.set(item.id, { item, ground, state, words, drawn: shown });
      return shown;
    });
    if (now.length !== last.length || now.some((item, index) => item !== last[index])) last = now;
    return last;
  };
}
