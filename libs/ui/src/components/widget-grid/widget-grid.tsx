import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { layoutGridIcon, plusIcon } from '../../icons/generated/icons.ts';
import { fill } from '../../labels/fill.ts';
import { useCanvasLabels } from '../../labels/use-canvas-labels.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { fitLayout } from './fit-layout.ts';
import { gridColumns, type GridBreakpoint, type GridItem, type GridLayouts } from './grid-layout.ts';
import { GridToolbar, type GridHistory } from './grid-toolbar.tsx';
import type { GridWidget } from './grid-widget.ts';
import { WidgetArea } from './widget-area.tsx';
import * as styles from './widget-grid.css.ts';
import { useArranging } from './use-arranging.ts';
import { useBreakpoint } from './use-breakpoint.ts';
import { widgetWords } from './widget-words.ts';

export type GridChange = { breakpoint: GridBreakpoint; layout: GridItem[]; layouts: GridLayouts; widget: string };

export type WidgetGridProps = RootProps<'section', 'children' | 'onChange'> & {
  /** Names the dashboard to those who hear it. */
  label: string;
  widgets: readonly GridWidget[];
  /** Places by width. What they lack or have too much is mended as it is drawn, never stored by that. */
  layouts: GridLayouts;
  mode?: 'view' | 'edit';
  /** A widget was put down elsewhere or in another size; the other two layouts are as they were. */
  onChange?: (change: GridChange) => void;
  onAdd?: () => void;
  onRemove?: (change: { widget: string }) => void;
  /** Ctrl Z and Ctrl Shift Z while editing, and two buttons above the grid. */
  history?: GridHistory;
  /** Instead of the usual words where there is no widget. */
  empty?: ReactNode;
  level?: 2 | 3 | 4;
};

/** A dashboard that people arrange: by dragging, with the arrows, or from each widget's menu. */
export function WidgetGrid(props: WidgetGridProps) {
  const {
    label,
    widgets,
    layouts,
    mode = 'view',
    onChange,
    onAdd,
    onRemove,
    history,
    empty,
    level = 3,
    ...rest
  } = props;
  const labels = useCanvasLabels();
  const { remove } = useDataLabels();
  const { box, attach, breakpoint } = useBreakpoint();
  const columns = gridColumns[breakpoint];
  const [said, setSaid] = useState('');
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  const layout = useMemo(
    () => fitLayout(layouts[breakpoint], widgets, columns),
    [layouts, breakpoint, widgets, columns],
  );
  const arranging = useArranging({
    layout,
    columns,
    limitsOf: (id) => byId.get(id)?.limits,
    onLayout: (change) => onChange?.({ ...change, breakpoint, layouts: { ...layouts, [breakpoint]: change.layout } }),
    onNews: (news, id, next) =>
      setSaid(
        widgetWords(
          news,
          byId.get(id)?.title ?? id,
          next.find((item) => item.id === id),
          columns,
          labels,
        ),
      ),
  });
  const { held, putBack } = arranging;

  // A widget that was put down comes elsewhere in the list; the hand stays on it.
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (held?.by === 'keyboard') taken.current = held.id;
    else if (taken.current !== null) {
      box.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(taken.current)}"]`)?.focus();
      taken.current = null;
    }
  }, [held, layout, box]);
  // What is in hand belongs to the layout it was taken from.
  useEffect(() => putBack, [breakpoint, mode]); // oxlint-disable-line react-hooks/exhaustive-deps

  const handleRemove = useCallback(
    (widget: string) => {
      onRemove?.({ widget });
      box.current?.focus();
    },
    [onRemove, box],
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    if (mode !== 'edit' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const act =
      key === 'z' ? (event.shiftKey ? history?.onRedo : history?.onUndo) : key === 'y' ? history?.onRedo : null;
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // The keys of undo and redo are heard wherever in the dashboard the hand is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={label} {...rest} onKeyDown={handleKeyDown} className={styles.root}>
      {mode === 'edit' ? (
        <GridToolbar widgets={widgets.length} onAdd={onAdd} history={history} labels={labels} />
      ) : null}
      <div ref={attach} tabIndex={-1} className={styles.box}>
        {widgets.length > 0 ? (
          <WidgetArea
            arranging={arranging}
            layout={layout}
            breakpoint={breakpoint}
            byId={byId}
            mode={mode}
            level={level}
            onRemove={onRemove ? handleRemove : undefined}
            removeLabel={(name) => fill(remove, { name })}
            labels={labels}
          />
        ) : (
          (empty ?? (
            <EmptyState
              icon={layoutGridIcon}
              level={level === 4 ? 3 : level}
              title={labels.noWidgetsTitle}
              text={mode === 'edit' ? labels.noWidgetsEditText : labels.noWidgetsText}
              actions={
                mode === 'edit' && onAdd ? (
                  <Button tone="primary" icon={plusIcon} onClick={onAdd}>
                    {labels.addWidget}
                  </Button>
                ) : null
              }
            />
          ))
        )}
      </div>
      <VisuallyHidden aria-live="assertive">{said}</VisuallyHidden>
    </section>
  );
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
