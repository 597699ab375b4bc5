import { memo, useId, useRef, type CSSProperties } from 'react';
import { useOverflow } from './use-overflow.ts';
import { WidgetContent } from './widget-content.tsx';
import type { WidgetFrameProps } from './widget-frame-props.ts';
import { WidgetHead } from './widget-head.tsx';
import * as styles from './widget-frame.css.ts';

/** One widget: its head, by which it is dragged while editing, and what it shows. Drawn again only when it changes. */
export const WidgetFrame = memo(function WidgetFrame(props: WidgetFrameProps) {
  const { widget, mode, state, left, top, width, height, span, labels, menuOf, onPointer } = props;
  const { id, title } = widget;
  const content = useRef<HTMLDivElement>(null);
  const heading = useId();
  const overflow = useOverflow(content);
  const items = menuOf(widget);
  const headed = mode === 'edit' || widget.heading !== 'content' || items.length > 0;
  const rect: CSSProperties =
    span === undefined ? { left, top, width, height } : { gridColumn: `span ${span}`, minHeight: height };

  return (
    <li data-widget={id} data-state={state} style={rect} className={styles.frame}>
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
