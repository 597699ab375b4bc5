import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './state-frame.css.ts';

export type StateFrameProps = RootProps<'div', 'title'> & {
  icon: IconShape;
  tone?: 'neutral' | 'danger' | 'warning';
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** 1 only where it is the whole page. */
  level?: 1 | 2 | 3;
  size?: 'section' | 'page';
};

/** What stands where content would: an icon, what it is, and what can be done. */
export function StateFrame({
  icon,
  tone = 'neutral',
  title,
  text,
  actions,
  level = 2,
  size = 'section',
  children,
  ...rest
}: StateFrameProps) {
  return (
    <div {...rest} className={styles.frame({ size })}>
      <span className={styles.icon({ tone })}>
        <Icon icon={icon} size="lg" />
      </span>
      <Heading level={level} size={size === 'page' ? 'xl' : 'md'} align="center">
        {title}
      </Heading>
      {text ? <div className={styles.text}>{text}</div> : null}
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
