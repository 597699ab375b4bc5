import { arrowDownIcon, arrowUpDownIcon, arrowUpIcon } from '../../icons/generated/icons.ts';
import type { DataLabels } from '../../labels/data-labels.ts';
import { join } from '../../shared/join.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DataColumn } from './data-column.ts';
import * as styles from './data-table.css.ts';
import { RowCheck } from './row-parts.tsx';
import type { Sorting } from './use-rows.ts';

export type DataHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  choice: { value: 'off' | 'on' | 'some'; onPress: () => void } | null;
  actions: 'none' | 'some';
  labels: DataLabels;
};

const icons = { ascending: arrowUpIcon, descending: arrowDownIcon, none: arrowUpDownIcon };

/** Up, then down, then as it was. */
function nextSorting(sorting: Sorting, column: string): Sorting {
  if (sorting?.column !== column) return { column, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

export function DataHead<Row>({ columns, sorting, onSort, choice, actions, labels }: DataHeadProps<Row>) {
  return (
    <thead>
      <tr className={styles.headRow} aria-rowindex={1}>
        {choice ? (
          <th scope="col" className={join(styles.head, styles.choice)}>
            <RowCheck label={labels.selectAllRows} value={choice.value} onPress={choice.onPress} />
          </th>
        ) : null}
        {columns.map(({ id, label, align = 'start', sorting: sortable = 'on' }, index) => {
          const direction = sorting?.column === id ? sorting.direction : 'none';
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sortable === 'on' ? direction : undefined}
              title={label}
              className={join(styles.head, styles.aligned[align], index === 0 && styles.name)}
            >
              {sortable === 'on' ? (
                <button type="button" onClick={() => onSort(nextSorting(sorting, id))} className={styles.sort}>
                  <span className={styles.sortWords}>{label}</span>
                  <span className={styles.sortMark}>
                    <Icon icon={icons[direction]} size="sm" />
                  </span>
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        {actions === 'some' ? (
          <th scope="col" className={join(styles.head, styles.narrow)}>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
