import type { ReactNode } from 'react';
import { tableIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import * as styles from './chart-frame.css.ts';

export type ChartHeadProps = {
  title: string;
  level: 2 | 3 | 4;
  actions?: ReactNode;
  table: 'hidden' | 'shown';
  onTableChange: (table: 'hidden' | 'shown') => void;
};

/** The title of a chart, and the way to its numbers; on paper they stand there anyway. */
export function ChartHead({ title, level, actions, table, onTableChange }: ChartHeadProps) {
  const labels = useLabels();
  return (
    <figcaption className={styles.head}>
      <div className={styles.title}>
        <Heading level={level}>{title}</Heading>
      </div>
      <span className={styles.tools}>
        {actions}
        <IconButton
          size="sm"
          icon={tableIcon}
          aria-expanded={table === 'shown'}
          label={table === 'shown' ? labels.hideTable : labels.showTable}
          onClick={() => onTableChange(table === 'shown' ? 'hidden' : 'shown')}
        />
      </span>
    </figcaption>
  );
}
