import type { PointerEvent } from 'react';
import { ellipsisVerticalIcon, gripVerticalIcon } from '../../icons/generated/icons.ts';
import { fill } from '../../labels/fill.ts';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { WidgetFrameProps } from './widget-frame-props.ts';
import * as styles from './widget-frame.css.ts';

export type WidgetHeadProps = WidgetFrameProps & { heading: string; items: readonly MenuItem[] };

/** Title and menu of a widget; while editing also what it is taken by. */
export function WidgetHead({ heading, items, ...props }: WidgetHeadProps) {
  const { widget, level, mode, state, labels, onPointer } = props;
  const { id, title, icon, note } = widget;
  return (
    <div
      className={styles.head}
      {...(mode === 'edit'
        ? {
            onPointerDown: (event: PointerEvent<HTMLElement>) => {
              const pressed = event.target instanceof Element ? event.target.closest('button, a') : null;
              if (!pressed || pressed.matches('[data-handle]')) onPointer(event, id, 'moving');
            },
          }
        : {})}
    >
      {mode === 'edit' ? (
        <button
          type="button"
          data-handle={id}
          aria-label={fill(labels.arrangeWidget, { name: title })}
          title={labels.gridHint}
          aria-pressed={state === 'held'}
          onClick={() => props.onPress(id)}
          onKeyDown={(event) => props.onHandleKey(event, id)}
          onBlur={props.onHandleBlur}
          className={styles.handle}
        >
          <Icon icon={gripVerticalIcon} />
        </button>
      ) : icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      ) : null}
      <div className={styles.title}>
        {widget.heading === 'content' ? (
          <VisuallyHidden id={heading}>{title}</VisuallyHidden>
        ) : (
          <Heading level={level} size="sm" id={heading} title={title}>
            {title}
          </Heading>
        )}
      </div>
      {note && mode === 'view' ? <div className={styles.note}>{note}</div> : null}
      {items.length > 0 ? (
        <Menu
          align="end"
          items={items}
          trigger={<IconButton icon={ellipsisVerticalIcon} label={props.actionsLabel} size="sm" />}
        />
      ) : null}
    </div>
  );
}
