import { tableIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import * as styles from './chart-frame.css.ts';

export type ChartHeadProps = {
  title: string;
  level: 2 | 3 | 4;
  table: 'hidden' | 'shown';
  onTableChange: (table: 'hidden' | 'shown') => void;
};

/** The title of a chart, and the way to its numbers; on paper they stand there anyway. */
export function ChartHead({ title, level, table, onTableChange }: ChartHeadProps) {
  const labels = useLabels();
  return (
    <figcaption className={styles.head}>
      <Heading level={level}>{title}</Heading>
      <span className={styles.screenOnly}>
        <Button
          size="sm"
          tone="ghost"
          icon={tableIcon}
          aria-expanded={table === 'shown'}
          onClick={() => onTableChange(table === 'shown' ? 'hidden' : 'shown')}
        >
          {table === 'shown' ? labels.hideTable : labels.showTable}
        </Button>
      </span>
    </figcaption>
  );
}
