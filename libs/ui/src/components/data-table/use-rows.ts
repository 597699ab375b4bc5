import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useDeferredValue, useMemo, useState } from 'react';
import { compareValues, textOf, type DataColumn, type DataValue } from './data-column.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

export type Sorting = { column: string; direction: 'ascending' | 'descending' } | null;
/** Per column the values that may stay; a column without an entry is not filtered. */
export type Filters = Readonly<Record<string, readonly string[]>>;

export type RowsView<Row> = {
  rows: readonly { id: string; row: Row }[];
  search: string;
  setSearch: (search: string) => void;
  sorting: Sorting;
  setSorting: (sorting: Sorting) => void;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  clear: () => void;
};

export type RowsOptions<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  words: { yes: string; no: string };
  initialSorting: Sorting;
};

/** Which rows show, in which order: sorting and filters of TanStack Table over our columns. */
export function useRows<Row>({ columns, rows, rowId, words, initialSorting }: RowsOptions<Row>): RowsView<Row> {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>(initialSorting);
  const [filters, setFilters] = useState<Filters>({});
  // Typing must not wait for a hundred thousand rows.
  const sought = useDeferredValue(search).trim().toLocaleLowerCase('id');

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, { row: Row }> => ({
        id: column.id,
        // A missing value comes last in either direction.
        accessorFn: ({ row }) => column.value(row) ?? undefined,
        sortUndefined: 'last',
        sortFn: (one, other, id) => compareValues(one.getValue<DataValue>(id), other.getValue<DataValue>(id)),
        filterFn: (row, _, kept: readonly string[]) => kept.includes(textOf(column, row.original.row, words)),
      })),
    [columns, words],
  );
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const state = useMemo(
    () => ({
      sorting: sorting ? [{ id: sorting.column, desc: sorting.direction === 'descending' }] : [],
      columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })),
      globalFilter: sought,
    }),
    [sorting, filters, sought],
  );

  const table = useTable({
    features,
    columns: definitions,
    data,
    state,
    getRowId: ({ row }) => rowId(row),
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: (row, id, wanted: string) => {
      const column = byId.get(id);
      return column ? textOf(column, row.original.row, words).toLocaleLowerCase('id').includes(wanted) : false;
    },
  });
  const model = table.getRowModel().rows;
  const shown = useMemo(() => model.map(({ id, original }) => ({ id, row: original.row })), [model]);

  return {
    rows: shown,
    search,
    setSearch,
    sorting,
    setSorting,
    filters,
    setFilters,
    clear: () => {
      setSearch('');
      setFilters({});
    },
  };
}
