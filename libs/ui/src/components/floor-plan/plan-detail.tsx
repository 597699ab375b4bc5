import * as Primitive from '@radix-ui/react-popover';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import type { ReactNode } from 'react';
import { xIcon } from '../../icons/generated/icons.ts';
import type { CanvasLabels } from '../../labels/canvas-labels.ts';
import { useLabels } from '../../labels/labels.tsx';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { content } from '../popover/popover.css.ts';
import { Stack } from '../stack/stack.tsx';
import * as styles from './floor-plan.css.ts';
import type { PlanItem } from './plan-item.ts';
import { PlanValue } from './plan-value.tsx';

export type PlanDetailProps = {
  item: PlanItem;
  /** The marker it belongs to. */
  anchor: HTMLElement;
  level: 2 | 3 | 4 | 5;
  children: ReactNode;
  onClose: () => void;
  labels: CanvasLabels;
};

/** What is known of the chosen item, beside its marker. Escape or a press elsewhere closes it. */
export function PlanDetail({ item, anchor, level, children, onClose, labels }: PlanDetailProps) {
  const { close } = useLabels();
  return (
    <Primitive.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Primitive.Anchor virtualRef={{ current: anchor }} />
      <Primitive.Portal>
        <Primitive.Content
          {...closeOnEscape(onClose)}
          aria-label={item.label}
          sideOffset={8}
          collisionPadding={8}
          className={content({ padding: 'md', width: 'content' })}
          onInteractOutside={(event) => {
            // A press on a marker chooses by itself; one on the plan may pan it.
            if (event.target instanceof Element && event.target.closest('[data-marker]')) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus({ preventScroll: true });
          }}
        >
          <Stack gap="sm">
            <div className={styles.detailHead}>
              <Heading level={level} size="sm">
                {item.label}
              </Heading>
              <IconButton icon={xIcon} label={close} size="sm" onClick={onClose} />
            </div>
            <PlanValue item={item} labels={labels} />
            {children}
          </Stack>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
