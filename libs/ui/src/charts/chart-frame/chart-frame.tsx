import { useState, type ReactNode } from 'react';
import { Table, type TableProps } from '../../components/table/table.tsx';
import { useLabels } from '../../labels/labels.tsx';
import type { RootProps } from '../../shared/root-props.ts';
import { ChartHead } from './chart-head.tsx';
import * as styles from './chart-frame.css.ts';

/** What every chart is given. */
export type ChartProps = RootProps<'figure', 'children' | 'title'> & {
  title: string;
  level?: 2 | 3 | 4;
  /** What there is to see, in one sentence, for those who do not see it. */
  summary: string;
  /** What chooses what is drawn, or acts on the chart, beside its title. */
  actions?: ReactNode;
};

export type ChartFrameProps = ChartProps & {
  /** The same numbers as rows. */
  table: Pick<TableProps, 'columns' | 'rows'>;
  legend?: ReactNode;
  content: 'some' | 'none';
  /** The drawing; what it says to people who do not see it is the summary. */
  children: ReactNode;
};

/** Title, drawing, legend and table of a chart. On paper the table stands below the drawing. */
export function ChartFrame({
  title,
  level = 3,
  summary,
  actions,
  table,
  legend,
  content,
  children,
  ...rest
}: ChartFrameProps) {
  const labels = useLabels();
  const [shown, setShown] = useState<'hidden' | 'shown'>('hidden');
  return (
    <figure data-state={content === 'some' ? 'ready' : 'empty'} {...rest} className={styles.root}>
      <ChartHead title={title} level={level} actions={actions} table={shown} onTableChange={setShown} />
      {content === 'some' ? (
        <>
          {legend}
          {/* A drawing of many parts: an img element could not hold it. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div role="img" aria-label={`${title}. ${summary}`} className={styles.drawing}>
            {children}
          </div>
        </>
      ) : (
        <div className={styles.empty}>{labels.noData}</div>
      )}
      <div data-table={shown} className={styles.table}>
        <Table caption={title} {...table} />
      </div>
    </figure>
  );
}
