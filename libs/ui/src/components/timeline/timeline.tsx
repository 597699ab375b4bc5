import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { circleIcon } from '../../icons/generated/icons.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './timeline.css.ts';

export type TimelineEntry = {
  id: string;
  title: ReactNode;
  /** As people read it: "Jumat, 17.05 WIB". */
  time: string;
  /** As machines read it, with its offset. */
  dateTime?: string;
  detail?: ReactNode;
  icon?: IconShape;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
};

export type TimelineProps = RootProps<'ol', 'children'> & {
  /** In the order they are read, usually newest first. */
  entries: readonly TimelineEntry[];
};

/** What happened to one thing, one after the other. */
export function Timeline({ entries, ...rest }: TimelineProps) {
  return (
    <ol {...rest} className={styles.list}>
      {entries.map(({ id, title, time, dateTime, detail, icon = circleIcon, tone = 'neutral' }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.mark({ tone })}>
            <Icon icon={icon} size="sm" />
          </span>
          <div className={styles.body}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              <time dateTime={dateTime} className={styles.time}>
                {time}
              </time>
            </div>
            {detail ? <div className={styles.detail}>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
