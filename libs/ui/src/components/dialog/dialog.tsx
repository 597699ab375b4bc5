import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { xIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { content } from './dialog.css.ts';
import * as overlay from './overlay.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = RootProps<'div', 'title'> & {
  open: boolean;
  /** Escape, a press beside it, or its close button. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
};

/** Asks for attention and holds the focus until it is closed; the focus then returns. */
export function Dialog({ open, onClose, title, description, actions, size = 'md', children, ...rest }: DialogProps) {
  const labels = useLabels();
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlay.scrim} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          {...rest}
          className={content({ size })}
        >
          <div className={overlay.header}>
            <Primitive.Title className={overlay.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={xIcon} label={labels.close} size="sm" />
            </Primitive.Close>
          </div>
          {description ? (
            <Primitive.Description className={overlay.description}>{description}</Primitive.Description>
          ) : null}
          {children}
          {actions ? <div className={overlay.actions}>{actions}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
