import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { fill } from '../../labels/fill.ts';
import type { GridItem } from './grid-layout.ts';

export type WidgetNews = 'taken' | 'moved' | 'edge' | 'putDown' | 'back';

/** What is said of a widget that is arranged; cells are counted from 1, as people do. */
export function widgetWords(
  news: WidgetNews,
  name: string,
  item: GridItem | undefined,
  columns: number,
  labels: CanvasLabels,
): string {
  const templates: Record<WidgetNews, string> = {
    taken: labels.widgetTaken,
    moved: labels.widgetPlace,
    edge: labels.widgetEdge,
    putDown: labels.widgetPutDown,
    back: labels.widgetBack,
  };
  const cell = item ? { x: item.x + 1, y: item.y + 1, w: item.w, h: item.h } : {};
  return fill(templates[news], { name, columns, ...cell });
}
