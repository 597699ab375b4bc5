import { useMemo, useState, type ReactNode } from 'react';
import { media } from '../../tokens/measures.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { useMedia } from '../../shared/use-media.ts';
import { fill } from '../../labels/fill.ts';
import { useLabels } from '../../labels/labels.tsx';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { Button } from '../button/button.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { DataCards } from './data-cards.tsx';
import type { DataColumn } from './data-column.ts';
import { DataInstead, type DataState } from './data-instead.tsx';
import { DataRows } from './data-rows.tsx';
import * as styles from './data-table.css.ts';
import { DataToolbar } from './data-toolbar.tsx';
import type { LineParts, RowsViewProps } from './rows-view-props.ts';
import { pressAll, pressRow, type Selection } from './selection.ts';
import * as toolbar from './toolbar.css.ts';
import { useOutput } from './use-output.ts';
import { useRows, type Sorting } from './use-rows.ts';

export type DataTableProps<Row> = RootProps<'div', 'children'> & {
  caption: string;
  /** The first names the row and always shows. Keep the array the same between renders. */
  columns: readonly DataColumn<Row>[];
  /** Up to 100,000. Keep the array the same between renders. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  state?: DataState;
  /** What stands there when there are no rows at all. */
  empty?: ReactNode;
  searchLabel?: string;
  /** Further filters and actions of the page, beside the search. */
  toolbar?: ReactNode;
  actions?: (row: Row) => readonly MenuItem[];
  /** `opens`: a press anywhere in a row follows the link of its name. */
  rowPress?: 'opens' | 'none';
  /** The row that is brought into sight at first, where one comes back to it. */
  startAt?: string | null;
  selection?: 'none' | 'rows';
  /** What can be done with the selected rows; stands beside their count. */
  selectionActions?: (selected: readonly Row[], clear: () => void) => ReactNode;
  initialSorting?: Sorting;
  /** Of the downloaded file, without its ending. */
  fileName?: string;
  /** Rows that come page by page, ordered and searched where they come from; copies and files are then the page's. */
  remote?: RemoteRows;
  /** How a row is drawn on a phone, instead of each column with its name; columns are then not offered there. */
  line?: (row: Row, parts: LineParts) => ReactNode;
};

export type RemoteRows = {
  /** How many there are in all; null while that is not known. */
  count: number | null;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Called when the last of the rows are near. Keep the function the same between renders. */
  onEnd: () => void;
  /** Columns that do not show. */
  hidden: ReadonlySet<string>;
  /** Null: the page says what shows, and nobody chooses. */
  onHide: ((hidden: ReadonlySet<string>) => void) | null;
};

const nothing: Selection = { selected: new Set(), anchor: null };

/** Many rows that people search, sort, filter, choose from and take away. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  state = { kind: 'ready' },
  empty,
  searchLabel,
  toolbar: pageTools,
  actions,
  rowPress = 'none',
  startAt = null,
  selection: selecting = 'none',
  selectionActions,
  initialSorting = null,
  fileName = caption,
  remote,
  line,
  ...rest
}: DataTableProps<Row>) {
  const labels = useDataLabels();
  const { noData } = useLabels();
  const phone = useMedia(media.phone);
  const local = useRows({ columns, rows, rowId, words: labels, initialSorting });
  const view = remote ? { ...local, sorting: remote.sorting, setSorting: remote.onSort } : local;
  const [selection, setSelection] = useState(nothing);
  const [ownHidden, setOwnHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter(({ display }) => display === 'hidden').map(({ id }) => id)),
  );
  const hidden = remote?.hidden ?? ownHidden;
  const setHidden = remote ? remote.onHide : setOwnHidden;
  const shownColumns = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !hidden.has(id)),
    [columns, hidden],
  );
  const ids = useMemo(() => view.rows.map(({ id }) => id), [view.rows]);
  const chosen = useMemo(() => rows.filter((row) => selection.selected.has(rowId(row))), [rows, rowId, selection]);
  const output = useOutput({
    columns: shownColumns,
    rows: () => (chosen.length > 0 ? chosen : view.rows.map(({ row }) => row)),
    fileName,
    labels,
  });

  const chosenShown = ids.filter((id) => selection.selected.has(id)).length;
  const drawing: RowsViewProps<Row> = {
    caption,
    columns: shownColumns,
    view,
    choice:
      selecting === 'rows'
        ? {
            selected: selection.selected,
            all: chosenShown === 0 ? 'off' : chosenShown === ids.length ? 'on' : 'some',
            onPress: (press) => setSelection(pressRow(selection, ids, press)),
            onPressAll: () => setSelection(pressAll(selection, ids)),
          }
        : null,
    actions,
    more: remote ?? null,
    press: rowPress,
    startAt,
    line,
    labels,
  };
  const clear = () => setSelection(nothing);
  const all = remote?.count ?? rows.length;
  const count = new Intl.NumberFormat(document.documentElement.lang || 'id');

  return (
    <div aria-busy={state.kind === 'loading'} data-state={state.kind} {...rest} className={styles.root}>
      <DataToolbar
        columns={columns}
        rows={rows}
        hidden={hidden}
        onHide={phone && line && remote ? null : setHidden}
        view={view}
        searchLabel={searchLabel}
        display={phone ? 'phone' : 'desk'}
        source={remote ? 'remote' : 'local'}
        onCopy={output.copy}
        onDownload={output.download}
        labels={labels}
      >
        {pageTools}
      </DataToolbar>
      {state.kind !== 'ready' || view.rows.length === 0 ? (
        <DataInstead state={state} rows={rows.length} empty={empty} noData={noData} onClear={view.clear} />
      ) : phone ? (
        <DataCards {...drawing} />
      ) : (
        <DataRows {...drawing} />
      )}
      {chosen.length > 0 ? (
        <div className={toolbar.selection}>
          <output>{fill(labels.rowsSelected, { count: count.format(chosen.length) })}</output>
          {selectionActions?.(chosen, clear)}
          <Button size="sm" tone="ghost" onClick={clear}>
            {labels.clearSelection}
          </Button>
        </div>
      ) : null}
      <div className={toolbar.foot}>
        <span>
          {state.kind === 'ready' && all > 0
            ? fill(labels.rowsShown, { shown: count.format(view.rows.length), all: count.format(all) })
            : null}
        </span>
        <output>{output.said}</output>
      </div>
    </div>
  );
}
