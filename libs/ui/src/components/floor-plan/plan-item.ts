import type { IconShape } from '../../icons/icon-shape.ts';
import { centreOf, type PlanPoint } from './plan-geometry.ts';

const planTones = ['danger', 'warning', 'info', 'success', 'neutral'] as const;
export type PlanTone = (typeof planTones)[number];
/** What a value means from one number, which belongs to it, to another, which does not; null has no end. */
export type PlanRange = { from: number | null; to: number | null; tone: PlanTone; label?: string };

export type PlanReading = {
  /** null while there is none, or for what is no number. */
  value: number | null;
  /** As people read it: "27,4 °C". */
  text: string;
  /** In words, once it is older than it should be: "18 menit lalu". */
  age?: string;
};

type Named = { id: string; label: string };
type Valued = Named & {
  icon?: IconShape;
  reading?: PlanReading;
  ranges?: readonly PlanRange[];
  /** Instead of what the ranges say: the tone of an alarm, of a ticket. */
  tone?: PlanTone;
};

export type PlanPin = Valued & PlanPoint & { kind: 'pin' };
/** 3 to 200 corners. */
export type PlanZone = Valued & { kind: 'zone'; points: readonly PlanPoint[] };
export type PlanLink = Named & PlanPoint & { kind: 'link'; href: string; icon?: IconShape };
export type PlanText = Named & PlanPoint & { kind: 'text' };
export type PlanItem = PlanPin | PlanZone | PlanLink | PlanText;

/** What a value means; neutral where no range has it. */
export function rangeOf(value: number | null | undefined, ranges: readonly PlanRange[] = []): PlanRange | undefined {
  if (value === null || value === undefined) return undefined;
  return ranges.find(({ from, to }) => (from === null || value >= from) && (to === null || value < to));
}

/** The tone of an item, and the word that its range has of its own. */
export function statusOf(item: PlanItem): { tone: PlanTone; label?: string } {
  if (item.kind === 'link' || item.kind === 'text') return { tone: 'neutral' };
  if (item.tone) return { tone: item.tone };
  const range = rangeOf(item.reading?.value, item.ranges);
  return range ? { tone: range.tone, ...(range.label ? { label: range.label } : {}) } : { tone: 'neutral' };
}

/** The corners of a zone, or the one point of everything else. */
export function pointsOf(item: PlanItem): readonly PlanPoint[] {
  return item.kind === 'zone' ? item.points : [{ x: item.x, y: item.y }];
}

/** Where the item is pointed at: the centre of a zone. */
export function anchorOf(item: PlanItem): PlanPoint {
  return item.kind === 'zone' ? centreOf(item.points) : { x: item.x, y: item.y };
}

const bands = 12;

/** As people look over a plan: from above in bands, each from the left. */
export function planOrder(items: readonly PlanItem[]): PlanItem[] {
  const placed = items.map((item) => {
    const { x, y } = anchorOf(item);
    return { item, band: Math.floor(y * bands), x };
  });
  return placed.toSorted((one, other) => one.band - other.band || one.x - other.x).map(({ item }) => item);
}

/** How many items have which tone, the gravest first; what is not rated is left out. */
export function tally(items: readonly PlanItem[]): { tone: PlanTone; count: number }[] {
  return planTones
    .filter((tone) => tone !== 'neutral')
    .map((tone) => ({ tone, count: items.filter((item) => statusOf(item).tone === tone).length }))
    .filter(({ count }) => count > 0);
}
