import { useState } from 'react';
import { ChartFrame, type ChartProps } from '../chart-frame/chart-frame.tsx';
import { Legend } from '../chart-frame/legend.tsx';
import { ColumnsPlot } from './columns-plot.tsx';
import { categoryKey } from './place-bars.ts';
import { RowsPlot } from './rows-plot.tsx';

export type BarChartProps = ChartProps & {
  /** What the categories are: "Bulan", "Gedung". Heads their column in the table. */
  categoryLabel: string;
  categories: readonly string[];
  /** One value per category; null where there is none. */
  series: readonly { id: string; label: string; values: readonly (number | null)[] }[];
  arrangement?: 'beside' | 'stacked';
  /** `rows` for long names and orders of rank. */
  direction?: 'columns' | 'rows';
  formatValue: (value: number, decimals?: number) => string;
  /** Shorter, for the axis, with as many `decimals` as its step has; as the values unless given. */
  formatTick?: (value: number, decimals: number) => string;
};

/** Amounts side by side: by month, by building. Stacked where the parts make up a whole. */
export function BarChart({
  categoryLabel,
  categories,
  series,
  arrangement = 'beside',
  direction = 'columns',
  formatValue,
  formatTick = formatValue,
  ...rest
}: BarChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatValue(value);
  const some = series.some(({ values }) => values.some((value) => value !== null)) ? 'some' : 'none';
  const Plot = direction === 'columns' ? ColumnsPlot : RowsPlot;

  return (
    <ChartFrame
      {...rest}
      content={some}
      legend={
        series.length > 1 || pointed !== null ? (
          <Legend
            note={pointed === null ? undefined : categories[pointed]}
            entries={series.map(({ id, label, values }) => ({
              id,
              label,
              ...(pointed === null ? {} : { value: written(values[pointed]) }),
            }))}
          />
        ) : (
          <Legend entries={series} />
        )
      }
      table={{
        columns: [
          { id: '', label: categoryLabel },
          ...series.map(({ id, label }) => ({ id: `of-${id}`, label, align: 'end' as const })),
        ],
        rows: categories.map((category, index) => ({
          id: categoryKey(index, category),
          cells: Object.fromEntries([
            ['', category],
            ...series.map(({ id, values }) => [`of-${id}`, written(values[index])]),
          ]),
        })),
      }}
    >
      <Plot
        categories={categories}
        series={series}
        arrangement={arrangement}
        formatValue={formatValue}
        formatTick={formatTick}
        pointed={pointed}
        onPoint={setPointed}
      />
    </ChartFrame>
  );
}
