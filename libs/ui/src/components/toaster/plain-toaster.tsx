import { useSelector } from '@xstate/react';
import { xIcon } from '../../icons/generated/icons.ts';
import { useLabels } from '../../labels/labels.tsx';
import { statusIcons } from '../../shared/status/status-look.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ToasterProps } from './toaster.tsx';
import * as styles from './toast.css.ts';

const roles = { danger: 'alert', warning: 'alert', success: 'status', info: 'status' } as const;

/** For when the real one cannot be fetched: a message about a lost network must not need the network. */
export function PlainToaster({ actor }: ToasterProps) {
  const labels = useLabels();
  const toasts = useSelector(actor, (snapshot) => snapshot.context.shown);
  return (
    <section aria-label={labels.notifications} className={styles.viewport}>
      {toasts.map(({ id, type, text, action }) => (
        <div key={id} role={roles[type]} data-type={type} className={styles.toast({ tone: type })}>
          <span className={styles.icon}>
            <Icon icon={statusIcons[type]} size="lg" />
          </span>
          <div className={styles.words}>
            <VisuallyHidden>{labels[type]}: </VisuallyHidden>
            {text}
          </div>
          {action === undefined ? null : (
            <button
              type="button"
              onClick={() => {
                action.onPress();
                actor.send({ type: 'DISMISS', id });
              }}
              className={styles.action}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={labels.toastClosesWith}
            onClick={() => actor.send({ type: 'DISMISS', id })}
            className={styles.close}
          >
            <Icon icon={xIcon} />
          </button>
        </div>
      ))}
    </section>
  );
}
