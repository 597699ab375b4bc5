import * as Primitive from '@radix-ui/react-toast';
import { useLabels } from '../../labels/labels.tsx';
import { useReading, type Hold } from './use-reading.ts';
import { Toast, type ToastProps } from './toast.tsx';
import * as styles from './toast.css.ts';

export type ToasterViewProps = {
  toasts: readonly (Pick<ToastProps, 'type' | 'text' | 'action'> & { id: number })[];
  onDismiss: (toast: { id: number }) => void;
  onHold: (hold: { by: Hold }) => void;
  onRelease: (hold: { by: Hold }) => void;
};

/** The toasts as they are in one moment; Toaster brings and takes them. */
export function ToasterView({ toasts, onDismiss, onHold, onRelease }: ToasterViewProps) {
  const labels = useLabels();
  const viewport = useReading<HTMLOListElement>({ onHold, onRelease });
  return (
    <Primitive.Provider duration={Infinity} label={labels.notifications} swipeDirection="right">
      {toasts.map(({ id, type, text, action }) => (
        <Toast key={id} type={type} text={text} action={action} onClose={() => onDismiss({ id })} />
      ))}
      <Primitive.Viewport
        ref={viewport}
        // An open dialog hides all around it from readers, but not what holds a live region.
        aria-live="off"
        label={`${labels.notifications} ({hotkey})`}
        className={styles.viewport}
      />
    </Primitive.Provider>
  );
}
