import { percentOf } from '../scale.ts';

export type Bar = {
  category: number;
  series: number;
  value: number;
  /** Along the values, in percent from the lowest end: where it starts and how long it is. */
  start: number;
  length: number;
  /** Across, in percent of the room of its category. */
  side: number;
  breadth: number;
};

export type PlaceOptions = {
  series: readonly { values: readonly (number | null)[] }[];
  categories: number;
  arrangement: 'beside' | 'stacked';
  lowest: number;
  highest: number;
};

/** Of the room of a category this much stays free on both sides together. */
const air = 28;

/** What the ends of the axis must hold: single values, or their sums above and below zero. */
export function extentOf({ series, categories, arrangement }: Omit<PlaceOptions, 'lowest' | 'highest'>): number[] {
  if (arrangement === 'beside') return series.flatMap(({ values }) => values.filter((value) => value !== null));
  return Array.from({ length: categories }, (_, category) => {
    const values = series.map((one) => one.values[category] ?? 0);
    const sum = (part: number[]) => part.reduce((total, value) => total + value, 0);
    return [sum(values.filter((value) => value > 0)), sum(values.filter((value) => value < 0))];
  }).flat();
}

/** The bars of a chart; missing values have none. Stacked, what is below zero grows downwards on its own. */
export function placeBars({ series, categories, arrangement, lowest, highest }: PlaceOptions): Bar[] {
  const at = (value: number) => percentOf(value, lowest, highest);
  const breadth = (100 - air) / (arrangement === 'beside' ? Math.max(series.length, 1) : 1);
  const bars: Bar[] = [];
  for (let category = 0; category < categories; category += 1) {
    let above = 0;
    let below = 0;
    series.forEach(({ values }, index) => {
      const value = values[category] ?? null;
      if (value === null) return;
      const base = arrangement === 'beside' ? 0 : value >= 0 ? above : below;
      const [near, far] = [at(Math.min(base, base + value)), at(Math.max(base, base + value))];
      if (value >= 0) above += value;
      else below += value;
      bars.push({
        category,
        series: index,
        value,
        start: near,
        length: far - near,
        side: air / 2 + (arrangement === 'beside' ? index * breadth : 0),
        breadth,
      });
    });
  }
  return bars;
}

/** What tells a category from another of the same name: two buildings may be called alike. */
export function categoryKey(index: number, category: string): string {
  return `${index} ${category}`;
}
