import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { statusIcons } from '../../shared/status/status-look.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './callout.css.ts';

export type CalloutProps = RootProps<'div', 'title'> & {
  tone?: 'success' | 'warning' | 'danger' | 'info';
  title?: ReactNode;
  actions?: ReactNode;
  /** A menu about the message itself, in its corner. */
  corner?: ReactNode;
  /** For what appears after the page is there: `assertive` interrupts, `polite` waits its turn. */
  announce?: 'off' | 'polite' | 'assertive';
};

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message that stays where it belongs, in the page. */
export function Callout({ tone = 'info', title, actions, corner, announce = 'off', children, ...rest }: CalloutProps) {
  const labels = useLabels();
  return (
    <div role={roles[announce]} data-tone={tone} {...rest} className={styles.callout({ tone })}>
      <span className={styles.icon}>
        <Icon icon={statusIcons[tone]} size="lg" label={labels[tone]} />
      </span>
      <div className={styles.body}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children ? <div className={styles.content}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {corner ? <div className={styles.corner}>{corner}</div> : null}
    </div>
  );
}
