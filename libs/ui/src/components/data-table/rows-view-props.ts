import type { ReactNode } from 'react';
import type { DataLabels } from '../../labels/data-labels.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import type { DataColumn } from './data-column.ts';
import type { Press } from './selection.ts';
import type { RowsView } from './use-rows.ts';

/** What stands in a row that its page draws; null where the table has no such thing. */
export type LineParts = {
  /** Chooses the row; on a phone only while something is chosen, the menu begins it. */
  check: ReactNode;
  /** The menu of the row. */
  menu: ReactNode;
};

/** What a drawing of the rows is given. */
export type RowsViewProps<Row> = {
  caption: string;
  columns: readonly DataColumn<Row>[];
  view: RowsView<Row>;
  choice: {
    selected: ReadonlySet<string>;
    all: 'off' | 'on' | 'some';
    onPress: (press: Press) => void;
    onPressAll: () => void;
  } | null;
  actions: ((row: Row) => readonly MenuItem[]) | undefined;
  /** How many rows there are in all, and what is called where those that came end; null when all are there. */
  more: { count: number | null; onEnd: () => void } | null;
  /** Whether a press anywhere in a row follows the link of its name. */
  press: 'opens' | 'none';
  /** The row that is brought into sight at first. */
  startAt: string | null;
  /** How a row is drawn on a phone. */
  line: ((row: Row, parts: LineParts) => ReactNode) | undefined;
  labels: DataLabels;
};
