import { useMemo, type ReactNode } from 'react';
import {
  arrowUpDownIcon,
  columns3Icon,
  copyIcon,
  downloadIcon,
  ellipsisIcon,
  listFilterIcon,
} from '../../icons/generated/icons.ts';
import type { DataLabels } from '../../labels/data-labels.ts';
import { fill } from '../../labels/fill.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { Tag } from '../tag/tag.tsx';
import { textOf, type DataColumn } from './data-column.ts';
import * as styles from './toolbar.css.ts';
import type { Filters, RowsView } from './use-rows.ts';

/** More values than this are searched for, not chosen from a list. */
const mostValues = 30;

export type DataToolbarProps<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  hidden: ReadonlySet<string>;
  /** Null where the columns are not for the reader to choose. */
  onHide: ((hidden: ReadonlySet<string>) => void) | null;
  view: RowsView<Row>;
  searchLabel: string | undefined;
  /** A phone has no heads to press and little room: it sorts here, and the rest is behind one button. */
  display: 'desk' | 'phone';
  /** Rows that come page by page are searched, ordered and taken away by their page. */
  source: 'local' | 'remote';
  children: ReactNode;
  onCopy: () => void;
  onDownload: () => void;
  labels: DataLabels;
};

/** Search, filters, columns, and the ways out of a table. */
export function DataToolbar<Row>(props: DataToolbarProps<Row>) {
  const { columns, hidden, onHide, view, searchLabel, display, source, children, onCopy, onDownload, labels } = props;
  const size = display === 'phone' ? 'lg' : 'md';
  const filterItems = useFilterItems(props);
  const columnItems = columns.slice(1).map(({ id, label }): MenuItem => ({
    kind: 'check',
    label,
    value: hidden.has(id) ? 'off' : 'on',
    onChange: ({ value }) =>
      onHide?.(new Set(value === 'off' ? [...hidden, id] : [...hidden].filter((one) => one !== id))),
  }));
  const active = Object.entries(view.filters).flatMap(([id, values]) => values.map((value) => ({ id, value })));

  // Nothing of its own, and nothing of the page.
  if (source === 'remote' && onHide === null && !children) return null;
  return (
    <>
      <div className={styles.bar}>
        {source === 'local' ? (
          <div className={styles.search}>
            <SearchField
              {...(searchLabel ? { label: searchLabel } : {})}
              value={view.search}
              onChange={({ value }) => view.setSearch(value)}
            />
          </div>
        ) : null}
        {filterItems.length > 0 ? (
          <Menu
            trigger={
              <Button size={size} icon={listFilterIcon}>
                {labels.filter}
              </Button>
            }
            items={filterItems}
          />
        ) : null}
        {children}
        <div className={styles.end}>
          {source === 'remote' && onHide === null ? null : source === 'remote' ? (
            <Menu
              align="end"
              trigger={
                <Button size={size} icon={columns3Icon}>
                  {labels.columns}
                </Button>
              }
              items={columnItems}
            />
          ) : display === 'phone' ? (
            <>
              <Menu
                align="end"
                trigger={
                  <Button size={size} icon={arrowUpDownIcon}>
                    {labels.sort}
                  </Button>
                }
                items={sortItems(columns, view, labels)}
              />
              <Menu
                align="end"
                trigger={<IconButton icon={ellipsisIcon} label={labels.tableActions} tone="neutral" size={size} />}
                items={[
                  { kind: 'action', label: labels.copyRows, icon: copyIcon, onSelect: onCopy },
                  { kind: 'action', label: labels.downloadCsv, icon: downloadIcon, onSelect: onDownload },
                  { kind: 'separator', id: 'columns' },
                  ...columnItems,
                ]}
              />
            </>
          ) : (
            <>
              <Menu align="end" trigger={<Button icon={columns3Icon}>{labels.columns}</Button>} items={columnItems} />
              <Button icon={copyIcon} onClick={onCopy}>
                {labels.copyRows}
              </Button>
              <Button icon={downloadIcon} onClick={onDownload}>
                {labels.downloadCsv}
              </Button>
            </>
          )}
        </div>
      </div>
      {active.length > 0 ? (
        <div className={styles.tags}>
          {active.map(({ id, value }) => (
            <Tag
              key={`${id} ${value}`}
              label={`${columns.find((column) => column.id === id)?.label ?? id}: ${value}`}
              onRemove={() => view.setFilters(withoutValue(view.filters, id, value))}
            />
          ))}
          <Button size="sm" tone="ghost" onClick={view.clear}>
            {labels.clearFilters}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function withoutValue(filters: Filters, id: string, value: string): Filters {
  const { [id]: values = [], ...others } = filters;
  const rest = values.filter((one) => one !== value);
  return rest.length > 0 ? { ...others, [id]: rest } : others;
}

function useFilterItems<Row>({ columns, rows, view, labels }: DataToolbarProps<Row>): MenuItem[] {
  const { filters, setFilters } = view;
  const values = useMemo(
    () =>
      columns
        .filter(({ filter }) => filter === 'values')
        .map((column) => ({
          column,
          texts: [...new Set(rows.map((row) => textOf(column, row, labels)))].toSorted().slice(0, mostValues),
        })),
    [columns, rows, labels],
  );
  return values.flatMap(({ column: { id, label }, texts }) => [
    { kind: 'heading' as const, id: `heading-${id}`, content: label },
    ...texts.map((text): MenuItem => ({
      kind: 'check',
      label: text,
      value: filters[id]?.includes(text) ? 'on' : 'off',
      onChange: ({ value }) =>
        setFilters(
          value === 'on' ? { ...filters, [id]: [...(filters[id] ?? []), text] } : withoutValue(filters, id, text),
        ),
    })),
  ]);
}

function sortItems<Row>(columns: readonly DataColumn<Row>[], view: RowsView<Row>, labels: DataLabels): MenuItem[] {
  const { sorting, setSorting } = view;
  const ways = columns
    .filter(({ sorting: sortable }) => sortable !== 'off')
    .flatMap(({ id, label }) =>
      (['ascending', 'descending'] as const).map((direction): MenuItem => ({
        kind: 'action',
        label: fill(labels[direction], { name: label }),
        current: sorting?.column === id && sorting.direction === direction,
        onSelect: () => setSorting({ column: id, direction }),
      })),
    );
  return [
    { kind: 'action', label: labels.unsorted, current: sorting === null, onSelect: () => setSorting(null) },
    ...ways,
  ];
}
