import { Icon, type IconShape } from '@imah/ui';
import * as styles from './picture-row.css.ts';

export interface PictureRowProps {
  readonly icon: IconShape;
  readonly name: string;
  readonly value?: string;
  readonly tone?: 'plain' | 'warning';
  /** The row of a switch whose command is on its way. */
  readonly pending?: string;
}

export function PictureRow({ icon, name, value, tone = 'plain', pending }: PictureRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon icon={icon} />
      </span>
      <span className={styles.name}>{name}</span>
      {pending === undefined ? (
        <span className={styles.value} data-tone={tone}>
          {value}
        </span>
      ) : (
        <span className={styles.pending}>
          {pending}
          <span className={styles.track}>
            <span className={styles.thumb} />
          </span>
        </span>
      )}
    </div>
  );
}
