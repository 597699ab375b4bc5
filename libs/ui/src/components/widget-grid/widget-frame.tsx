import { memo, useId, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import type { GridWidget } from './grid-widget.ts';
import { useOverflow } from './use-overflow.ts';
import { WidgetContent } from './widget-content.tsx';
import { WidgetHead } from './widget-head.tsx';
import * as styles from './widget-frame.css.ts';

export type WidgetFrameProps = {
  widget: GridWidget;
  level: 2 | 3 | 4;
  mode: 'view' | 'edit';
  state: 'still' | 'held' | 'dragged' | 'sized';
  left: string | undefined;
  top: string | undefined;
  width: string | undefined;
  height: string | undefined;
  span: number | undefined;
  actionsLabel: string;
  menuOf: (widget: GridWidget) => readonly MenuItem[];
  onPointer: (event: PointerEvent, id: string, by: 'moving' | 'sizing') => void;
  onPress: (id: string) => void;
  onHandleKey: (event: KeyboardEvent, id: string) => void;
  onHandleBlur: () => void;
  labels: CanvasLabels;
};

/** One widget: its head, by which it is dragged while editing, and what it shows. Drawn again only when it changes. */
export const WidgetFrame = memo(function WidgetFrame(props: WidgetFrameProps) {
  const { widget, mode, state, left, top, width, height, span, labels, menuOf, onPointer } = props;
  const { id, title } = widget;
  const content = useRef<HTMLDivElement>(null);
  const heading = useId();
  const overflow = useOverflow(content);
  const items = menuOf(widget);
  const headed = mode === 'edit' || widget.heading !== 'content' || items.length > 0;
  const place: CSSProperties =
    span === undefined ? { left, top, width, height } : { gridColumn: `span ${span}`, minHeight: height };

  return (
    <li data-widget={id} data-state={state} style={place} className={styles.frame}>
      <article
        {...(headed ? { 'aria-labelledby': heading } : { 'aria-label': title })}
        data-mode={mode}
        className={styles.card}
      >
        {headed ? <WidgetHead {...props} heading={heading} items={items} /> : null}
        {/* What is scrolled with the wheel is scrolled with the arrows as well. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div
          ref={content}
          {...(overflow === 'scrolls' ? { tabIndex: 0 } : {})}
          data-padding={widget.padding ?? 'md'}
          data-headed={headed ? 'yes' : 'no'}
          className={styles.content}
        >
          <WidgetContent widget={widget} labels={labels} />
        </div>
        {mode === 'edit' ? (
          <span
            aria-hidden
            title={labels.resizeByPointer}
            data-corner={id}
            onPointerDown={(event) => onPointer(event, id, 'sizing')}
            className={styles.corner}
          />
        ) : null}
      </article>
    </li>
  );
});
