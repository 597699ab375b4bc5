import { join } from '../../shared/join.ts';
import { dataStep } from '../chart-colors.ts';
import * as styles from './chart-frame.css.ts';

export type LegendProps = {
  /** In the order of their colours. */
  entries: readonly { id: string; label: string; value?: string }[];
  /** What the values speak of: the category under the pointer. */
  note?: string | undefined;
};

/** Which colour is what, and the values of the moment. */
export function Legend({ entries, note }: LegendProps) {
  return (
    <div className={styles.legend}>
      {entries.map(({ id, label, value }, position) => (
        <span key={id} className={styles.entry}>
          <span className={join(styles.mark, styles.marks[dataStep(position)])} />
          {label}
          {value ? <span className={styles.value}>{value}</span> : null}
        </span>
      ))}
      {note ? <span className={styles.entry}>{note}</span> : null}
    </div>
  );
}
