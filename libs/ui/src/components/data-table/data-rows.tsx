import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useBeyond } from './use-beyond.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { columnRem } from './data-column.ts';
import { DataHead } from './data-head.tsx';
import { DataRow } from './data-row.tsx';
import * as styles from './data-table.css.ts';
import type { RowsViewProps } from './rows-view-props.ts';

/** Fewer than this are all drawn. */
const drawnWhole = 100;
/** So many rows before the last one more are asked for. */
const nearEnd = 20;
const narrowRem = 3;
const rowRem = 2.75;

/** A `vars.size.touch` in pixels: people who enlarge their text enlarge the rows. */
const rowHeight = () => rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The rows as a table of which only what can be seen is in the page. */
export function DataRows<Row>({
  caption,
  columns,
  view,
  choice,
  actions,
  more,
  press,
  startAt,
  labels,
}: RowsViewProps<Row>) {
  const scroller = useRef<HTMLElement>(null);
  const { rows, sorting, setSorting } = view;
  const wanted = useRef<number | null>(null);
  const beyond = useBeyond(scroller);
  // What is still growing must not change its way of being drawn on the way.
  const virtual = more !== null || rows.length > drawnWhole;
  // Its object stays the same while what it answers changes: this part is never memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: virtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    overscan: 5,
  });
  useLayoutEffect(() => {
    const at = startAt === null ? -1 : rows.findIndex(({ id }) => id === startAt);
    if (virtual && at > 0) virtualizer.scrollToIndex(at, { align: 'center' });
    // Only where one begins: from there on people scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const items = virtualizer.getVirtualItems();
  const start = virtual ? (items[0]?.index ?? 0) : 0;
  const end = virtual ? (items.at(-1)?.index ?? -1) + 1 : rows.length;
  const before = items[0]?.start ?? 0;
  const after = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const onEnd = more?.onEnd;
  const isNearEnd = end >= rows.length - nearEnd;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd, rows.length]);

  // A row beyond the edge is scrolled to first, and is there only after that.
  useEffect(() => {
    if (wanted.current !== null && focusRow(scroller.current, wanted.current)) wanted.current = null;
  });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const at = rowOf(event.target);
    const next = at === null ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1);
    event.preventDefault();
    if (focusRow(scroller.current, next)) return;
    wanted.current = next;
    virtualizer.scrollToIndex(next);
  };

  const cells = columns.length + (choice ? 1 : 0) + (actions ? 1 : 0);
  const rem =
    columns.reduce((sum, { width = 'md' }) => sum + columnRem[width], 0) + narrowRem * (cells - columns.length);

  return (
    // A table wider or higher than its place is scrolled with the keyboard as well, and walked through with j and k.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={scroller}
      data-beyond={beyond}
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.scroller}
      onKeyDown={handleKey}
    >
      <table
        aria-rowcount={more?.count === null ? -1 : (more?.count ?? rows.length) + 1}
        data-choice={choice ? 'on' : 'off'}
        className={styles.table}
        style={{ minWidth: `${rem}rem` }}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <colgroup>
          {choice ? <col style={{ width: `${narrowRem}rem` }} /> : null}
          {columns.map(({ id, width = 'md' }) => (
            <col key={id} style={width === 'rest' ? undefined : { width: `${columnRem[width]}rem` }} />
          ))}
          {actions ? <col style={{ width: `${narrowRem}rem` }} /> : null}
        </colgroup>
        <DataHead
          columns={columns}
          sorting={sorting}
          onSort={setSorting}
          choice={choice ? { value: choice.all, onPress: choice.onPressAll } : null}
          actions={actions ? 'some' : 'none'}
          labels={labels}
        />
        <tbody>
          {before > 0 ? <Spacer height={before} cells={cells} /> : null}
          {rows.slice(start, end).map(({ id, row }, position) => (
            <DataRow
              key={id}
              id={id}
              row={row}
              index={start + position + 2}
              selected={choice?.selected.has(id) ? 'on' : 'off'}
              columns={columns}
              onPress={choice?.onPress}
              actions={actions}
              press={press}
              labels={labels}
            />
          ))}
          {after > 0 ? <Spacer height={after} cells={cells} /> : null}
        </tbody>
      </table>
    </section>
  );
}

/** The row that holds `target`, from 0. */
function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('tbody tr[aria-rowindex]') : null;
  return row === null ? null : Number(row.getAttribute('aria-rowindex')) - 2;
}

/** Puts the focus on what opens a row; answers whether the row is in the page. */
function focusRow(scroller: HTMLElement | null, index: number): boolean {
  const row = scroller?.querySelector(`tbody tr[aria-rowindex="${index + 2}"]`);
  const opener =
    row?.querySelector<HTMLElement>('th a, th button') ?? row?.querySelector<HTMLElement>('a, button, input');
  opener?.focus();
  return opener !== undefined && opener !== null;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select') !== null;
}

/** The room of rows that are not in the page. */
function Spacer({ height, cells }: { height: number; cells: number }) {
  return (
    <tr aria-hidden>
      {/* It holds nothing and is hidden from those who listen. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={cells} className={styles.spacer} style={{ height }} />
    </tr>
  );
}
