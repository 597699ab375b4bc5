import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { fill } from '../../labels/fill.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { gridColumns, rowsOf, type GridBreakpoint, type GridItem } from './grid-layout.ts';
import { heightStyle, placeStyle } from './grid-metrics.ts';
import type { GridWidget } from './grid-widget.ts';
import type { Arranging } from './use-arranging.ts';
import { usePointerArranging } from './use-pointer-arranging.ts';
import { WidgetFrame } from './widget-frame.tsx';
import * as styles from './widget-grid.css.ts';
import { arrangingMenu } from './widget-menu.ts';

export type WidgetAreaProps = {
  arranging: Arranging;
  layout: readonly GridItem[];
  breakpoint: GridBreakpoint;
  byId: ReadonlyMap<string, GridWidget>;
  mode: 'view' | 'edit';
  level: 2 | 3 | 4;
  onRemove: ((id: string) => void) | undefined;
  removeLabel: (name: string) => string;
  labels: CanvasLabels;
};

/** The widgets in their places. On a telephone they are a list, unless they are being arranged. */
export function WidgetArea(props: WidgetAreaProps) {
  const { arranging, layout, breakpoint, byId, mode, level, onRemove, removeLabel, labels } = props;
  const { actionsFor } = useDataLabels();
  const area = useRef<HTMLUListElement>(null);
  const columns = gridColumns[breakpoint];
  const { held, shown } = arranging;
  const placeOf = (id: string, items: readonly GridItem[]) => items.find((item) => item.id === id);
  const startPointer = usePointerArranging(area, layout, arranging, columns);
  const isList = breakpoint === 'sm' && mode === 'view';

  // Handed to every widget: the same function always, so that a step draws only the widgets that moved.
  const latest = useRef({ arranging, startPointer });
  useEffect(() => {
    latest.current = { arranging, startPointer };
  });
  const handlePointer = useCallback(
    (event: PointerEvent, id: string, by: 'moving' | 'sizing') => latest.current.startPointer(event, id, by),
    [],
  );
  const handlePress = useCallback((id: string) => latest.current.arranging.press(id), []);
  const handleKey = useCallback(
    (event: KeyboardEvent, id: string) => latest.current.arranging.handleKey(event, id),
    [],
  );
  const handleBlur = useCallback(() => latest.current.arranging.leave(), []);
  const menuOf = useCallback(
    (widget: GridWidget) =>
      mode === 'view'
        ? (widget.menu ?? [])
        : [
            ...(widget.menu ?? []),
            ...arrangingMenu({
              labels,
              removeLabel: removeLabel(widget.title),
              onStep: (step) => latest.current.arranging.stepOnce(widget.id, step),
              onRemove: onRemove ? () => onRemove(widget.id) : undefined,
            }),
          ],
    // removeLabel only puts the name into labels that are named already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [mode, labels, onRemove],
  );
  const target = held && held.by === 'moving' ? placeOf(held.id, shown) : undefined;

  return (
    <ul
      ref={area}
      data-mode={mode}
      data-shape={isList ? 'list' : 'grid'}
      className={styles.grid}
      style={
        isList
          ? {}
          : {
              height: heightStyle(Math.max(rowsOf(shown), rowsOf(layout)) + (mode === 'edit' ? 3 : 0)),
              backgroundSize: backgroundSize[breakpoint],
            }
      }
    >
      {target ? <li aria-hidden className={styles.placeholder} style={placeStyle(target, columns)} /> : null}
      {layout.map((item) => {
        const widget = byId.get(item.id);
        if (!widget) return null;
        const isHeld = held?.id === item.id;
        // What is dragged stays where it was and is carried from there by the pointer.
        const at = isHeld && held.by === 'moving' ? item : (placeOf(item.id, shown) ?? item);
        const { left, top, width, height } = placeStyle(at, columns);
        return (
          <WidgetFrame
            key={item.id}
            widget={widget}
            level={level}
            mode={mode}
            state={isHeld ? ({ keyboard: 'held', moving: 'dragged', sizing: 'sized' } as const)[held.by] : 'still'}
            left={left}
            top={top}
            width={width}
            height={height}
            span={isList ? item.w : undefined}
            actionsLabel={fill(actionsFor, { name: widget.title })}
            menuOf={menuOf}
            onPointer={handlePointer}
            onPress={handlePress}
            onHandleKey={handleKey}
            onHandleBlur={handleBlur}
            labels={labels}
          />
        );
      })}
    </ul>
  );
}

const cell = (columns: number) => `calc((100% + ${styles.gap}) / ${columns}) calc(${styles.row} + ${styles.gap})`;
const backgroundSize = { lg: cell(gridColumns.lg), md: cell(gridColumns.md), sm: cell(gridColumns.sm) };
