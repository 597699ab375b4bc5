import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { xIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import * as overlay from '../dialog/overlay.css.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { content } from './sheet.css.ts';

export type SheetProps = RootProps<'div', 'title'> & {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  side?: 'start' | 'end';
};

/** A panel over the side of the page; on a phone it comes from below. */
export function Sheet({ open, onClose, title, description, actions, side = 'end', children, ...rest }: SheetProps) {
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
          className={content({ side })}
        >
          <div className={overlay.header}>
            <Primitive.Title className={overlay.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={xIcon} label={labels.close} size="md" />
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
