import { circleAlertIcon } from '../../icons/generated/icons.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

/** What is wrong with a control, below it; the control names it by `id` in `aria-describedby`. */
export function FieldError({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null;
  return (
    <div id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon icon={circleAlertIcon} size="sm" />
      </span>
      <span>{children}</span>
    </div>
  );
}
