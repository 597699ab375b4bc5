import * as Primitive from '@radix-ui/react-dialog';
import { closeOnEscape } from '../../shared/close-on-escape.ts';
import { xIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { leaveInnerPopupsAlone } from './inner-popups.ts';
import * as overlay from './overlay.css.ts';
import type { OverlayProps } from './overlay-props.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type OverlayPanelProps = OverlayProps & { className: string; closeSize: 'sm' | 'md' };

/** What dialog and sheet have in common: scrim, title, way back, and where the focus goes. */
export function OverlayPanel({
  open,
  onClose,
  title,
  description,
  actions,
  closeSize,
  className,
  children,
  ...rest
}: OverlayPanelProps) {
  const labels = useLabels();
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlay.scrim} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          {...leaveInnerPopupsAlone}
          {...closeOnEscape(onClose)}
          {...rest}
          className={className}
        >
          <div className={overlay.header}>
            <Primitive.Title className={overlay.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={xIcon} label={labels.close} size={closeSize} />
            </Primitive.Close>
          </div>
          {description ? (
            <Primitive.Description asChild>
              <div className={overlay.description}>{description}</div>
            </Primitive.Description>
          ) : null}
          {children}
          {actions ? <div className={overlay.actions}>{actions}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
