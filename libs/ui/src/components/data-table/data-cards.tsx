import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../labels/fill.ts';
import { checkIcon } from '../../icons/generated/icons.ts';
import { join } from '../../shared/join.ts';
import * as styles from './cards.css.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { textOf } from './data-column.ts';
import { followRow } from './follow-row.ts';
import type { RowsViewProps } from './rows-view-props.ts';
import { RowActions, RowCheck } from './row-parts.tsx';

/** Fewer than this are all drawn. */
const drawnWhole = 50;
/** A row of two lines, before it is measured. */
const linePx = 72;
/** So many cards before the last one more are asked for. */
const nearEnd = 10;

/** The same rows on a phone: one under the other, each column with its name; they scroll with the page. */
export function DataCards<Row>({
  caption,
  columns,
  view,
  choice,
  actions,
  more,
  press: pressed,
  startAt,
  line,
  labels,
}: RowsViewProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const above = useHeightAbove(list);
  const { rows } = view;
  const virtual = more !== null || rows.length > drawnWhole;
  // Its object stays the same while what it answers changes: this part is never memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: virtual ? rows.length : 0,
    scrollMargin: above,
    estimateSize: () => (line ? linePx : 60 + columns.length * 24),
    overscan: 4,
  });
  useLayoutEffect(() => {
    const at = startAt === null ? -1 : rows.findIndex(({ id }) => id === startAt);
    if (virtual && at > 0) virtualizer.scrollToIndex(at, { align: 'center' });
    // Only where one begins: from there on people scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const isChoosing = (choice?.selected.size ?? 0) > 0;
  const [first, ...others] = columns;
  const onEnd = more?.onEnd;
  const isNearEnd = (virtualizer.getVirtualItems().at(-1)?.index ?? -1) >= rows.length - nearEnd;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd, rows.length]);

  const slots = virtual
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - above }))
    : rows.map((_, index) => ({ index, start: null }));

  return (
    <section aria-label={caption} className={styles.frame}>
      <ul ref={list} className={styles.list} style={virtual ? { height: virtualizer.getTotalSize() } : undefined}>
        {slots.map(({ index, start }) => {
          const entry = rows[index];
          if (!entry || !first) return null;
          const { id, row } = entry;
          const name = textOf(first, row, labels);
          const selected = choice?.selected.has(id) ? 'on' : 'off';
          const press = (range: 'one' | 'from-anchor') => choice?.onPress({ id, range });
          const check = choice ? (
            <RowCheck label={fill(labels.selectRow, { name })} value={selected} onPress={({ range }) => press(range)} />
          ) : null;
          const begin: MenuItem[] =
            line && choice && !isChoosing
              ? [{ kind: 'action', label: labels.select, icon: checkIcon, onSelect: () => press('one') }]
              : [];
          const menu =
            actions || begin.length > 0 ? (
              <RowActions
                label={fill(labels.actionsFor, { name })}
                items={() => [...(actions?.(row) ?? []), ...begin]}
              />
            ) : null;
          return (
            // Its link is what the keyboard and screen readers open.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <li
              key={id}
              data-index={index}
              data-selected={selected}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              ref={start === null ? undefined : virtualizer.measureElement}
              data-press={pressed}
              {...(pressed === 'opens' ? { onClick: followRow, onAuxClick: followRow } : {})}
              className={join(styles.card, !line && styles.padded, start !== null && styles.placed)}
              style={start === null ? undefined : { transform: `translateY(${start}px)` }}
            >
              {line ? (
                line(row, { check: isChoosing ? check : null, menu })
              ) : (
                <>
                  <div className={styles.head}>
                    {check}
                    <div className={styles.title}>{first.cell ? first.cell(row) : name}</div>
                    {menu}
                  </div>
                  <dl className={styles.facts}>
                    {others.map((column) => (
                      <div key={column.id} className={styles.fact}>
                        <dt className={styles.term}>{column.label}</dt>
                        <dd className={styles.detail}>
                          {column.cell ? column.cell(row) : textOf(column, row, labels)}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How far below the top of the page the list begins: what stands above it comes and goes. */
function useHeightAbove(list: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setAbove(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return above;
}
