import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { fill } from '../../labels/fill.ts';
import { statusOf, type PlanItem, type PlanTone } from './plan-item.ts';
import { centreOf, type PlanPoint } from './plan-geometry.ts';
import type { PlanNews } from './use-plan-editing.ts';

/** The word of a tone: no state is told by colour alone. */
export function toneWord(tone: PlanTone, labels: CanvasLabels): string {
  return {
    neutral: labels.toneNeutral,
    success: labels.toneSuccess,
    warning: labels.toneWarning,
    danger: labels.toneDanger,
    info: labels.toneInfo,
  }[tone];
}

export function statusWord(item: PlanItem, labels: CanvasLabels): string {
  const { tone, label } = statusOf(item);
  return label ?? toneWord(tone, labels);
}

export function kindWord(item: PlanItem, labels: CanvasLabels): string {
  return { pin: labels.pin, zone: labels.zone, link: labels.planLink, text: labels.planText }[item.kind];
}

/** All that an item shows, said at once in the order in which it is drawn: name, value, its age, what it means. */
export function spokenItem(item: PlanItem, labels: CanvasLabels): string {
  if (item.kind === 'text' || item.kind === 'link') return item.label;
  const { reading } = item;
  const meaning = statusOf(item).tone === 'neutral' ? '' : statusWord(item, labels);
  const value = [reading?.text, reading?.age, meaning].filter(Boolean);
  return value.length > 0 ? `${item.label}: ${value.join(', ')}` : item.label;
}

/** A place in words: percent with one decimal, which is one step of an arrow. */
export function placeWords({ x, y }: PlanPoint, language: string): { x: string; y: string } {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return { x: format.format(x * 100), y: format.format(y * 100) };
}

/** What is said of an item that is moved, put down or put back. */
export function newsWords(news: PlanNews, item: PlanItem, points: readonly PlanPoint[], labels: CanvasLabels): string {
  const [first = { x: 0, y: 0 }] = points;
  const position = placeWords(points.length > 1 ? centreOf(points) : first, document.documentElement.lang || 'id');
  const templates: Record<PlanNews, string> = {
    taken: labels.itemTaken,
    moved: labels.itemPlace,
    putDown: labels.itemPutDown,
    back: labels.itemBack,
    cornerAdded: labels.cornerAdded,
    cornerRemoved: labels.cornerRemoved,
  };
  return fill(templates[news], { name: item.label, count: points.length, ...position });
}
