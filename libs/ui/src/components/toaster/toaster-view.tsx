import * as Primitive from '@radix-ui/react-toast';
import { useLabels } from '../../labels/labels.tsx';
import { Toast, type ToastProps } from './toast.tsx';
import * as styles from './toast.css.ts';

type Hold = 'pointer' | 'focus' | 'window';

export type ToasterViewProps = {
  toasts: readonly (Pick<ToastProps, 'type' | 'text'> & { id: number })[];
  onDismiss: (toast: { id: number }) => void;
  onHold: (hold: { by: Hold }) => void;
  onRelease: (hold: { by: Hold }) => void;
};

/** The toasts as they are in one moment; Toaster brings and takes them. */
export function ToasterView({ toasts, onDismiss, onHold, onRelease }: ToasterViewProps) {
  const labels = useLabels();
  return (
    <Primitive.Provider duration={Infinity} label={labels.notifications} swipeDirection="right">
      {toasts.map(({ id, type, text }) => (
        <Toast key={id} type={type} text={text} onClose={() => onDismiss({ id })} />
      ))}
      <Primitive.Viewport
        // An open dialog hides all around it from readers, but not what holds a live region.
        aria-live="off"
        label={`${labels.notifications} ({hotkey})`}
        onPointerEnter={() => onHold({ by: 'pointer' })}
        onPointerLeave={() => onRelease({ by: 'pointer' })}
        onFocus={() => onHold({ by: 'focus' })}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onRelease({ by: 'focus' });
        }}
        className={styles.viewport}
      />
    </Primitive.Provider>
  );
}
