import * as Primitive from '@radix-ui/react-toast';
import { useRef } from 'react';
import { xIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { isInPopup } from '../../shared/close-on-escape.ts';
import { statusIcons } from '../../shared/status/status-look.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.css.ts';

export type ToastProps = {
  type: 'success' | 'warning' | 'danger' | 'info';
  text: string;
  /** One thing to do about it; a press does it and takes the toast away. */
  action?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
};

/** S-60: these two are errors, said at once; the others wait until the reader has finished its sentence. */
const announced = { danger: 'foreground', warning: 'foreground', success: 'background', info: 'background' } as const;

export function Toast({ type, text, action, onClose }: ToastProps) {
  const labels = useLabels();
  const escape = useRef<'for the toast' | 'for a popup'>('for the toast');
  return (
    <Primitive.Root
      type={announced[type]}
      open
      duration={Infinity}
      data-type={type}
      // Radix closes the newest toast wherever Escape is pressed; in a dialog it is the dialog that should go.
      onEscapeKeyDown={(event) => {
        escape.current = isInPopup(event.target) ? 'for a popup' : 'for the toast';
      }}
      onOpenChange={(open) => {
        const meant = escape.current;
        escape.current = 'for the toast';
        if (!open && meant === 'for the toast') onClose();
      }}
      className={styles.toast({ tone: type })}
    >
      <span className={styles.icon}>
        <Icon icon={statusIcons[type]} size="lg" />
      </span>
      <Primitive.Description className={styles.words}>
        <VisuallyHidden>{labels[type]}: </VisuallyHidden>
        {text}
      </Primitive.Description>
      {action ? (
        // Radix closes the toast after a press on it.
        <Primitive.Action altText={action.label} onClick={action.onPress} className={styles.action}>
          {action.label}
        </Primitive.Action>
      ) : null}
      <Primitive.Close aria-label={labels.toastClosesWith} className={styles.close}>
        <Icon icon={xIcon} />
      </Primitive.Close>
    </Primitive.Root>
  );
}
