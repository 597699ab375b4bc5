import { memo } from 'react';
import type { DataLabels } from '../../labels/data-labels.ts';
import { fill } from '../../labels/fill.ts';
import { join } from '../../shared/join.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { textOf, type DataColumn } from './data-column.ts';
import { followRow } from './follow-row.ts';
import * as styles from './data-table.css.ts';
import { RowActions, RowCheck } from './row-parts.tsx';
import type { Press } from './selection.ts';

export type DataRowProps<Row> = {
  id: string;
  row: Row;
  /** From 1, the head counted: as `aria-rowindex` has it. */
  index: number;
  selected: 'off' | 'on';
  columns: readonly DataColumn<Row>[];
  onPress: ((press: Press) => void) | undefined;
  actions: ((row: Row) => readonly MenuItem[]) | undefined;
  press: 'opens' | 'none';
  labels: DataLabels;
};

function DataRowView<Row>({ id, row, index, selected, columns, onPress, actions, press, labels }: DataRowProps<Row>) {
  const [first] = columns;
  const name = first ? textOf(first, row, labels) : id;
  return (
    // Its link is what the keyboard and screen readers open; the row is only a larger target for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      aria-rowindex={index}
      data-selected={selected}
      data-press={press}
      className={styles.row}
      {...(press === 'opens' ? { onClick: followRow, onAuxClick: followRow } : {})}
    >
      {onPress ? (
        <td className={join(styles.body, styles.choice)}>
          <RowCheck
            label={fill(labels.selectRow, { name })}
            value={selected}
            onPress={({ range }) => onPress({ id, range })}
          />
        </td>
      ) : null}
      {columns.map((column, position) => {
        const Cell = position === 0 ? 'th' : 'td';
        const text = textOf(column, row, labels);
        return (
          <Cell
            key={column.id}
            scope={position === 0 ? 'row' : undefined}
            title={text}
            className={join(styles.body, styles.aligned[column.align ?? 'start'], position === 0 && styles.name)}
          >
            {column.cell ? column.cell(row) : text}
          </Cell>
        );
      })}
      {actions ? (
        <td className={join(styles.body, styles.narrow)}>
          <RowActions label={fill(labels.actionsFor, { name })} items={() => actions(row)} />
        </td>
      ) : null}
    </tr>
  );
}

/** One row. Kept while others come and go around it: scrolling draws only what is new. */
// The generic of the row is lost in memo's own type.
export const DataRow = memo(DataRowView) as typeof DataRowView;
