import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './stat.css.ts';

export type StatProps = RootProps<'div', 'children'> & {
  label: string;
  /** Already written as people read it; an em dash when there is none. */
  value: ReactNode;
  unit?: string;
  icon?: IconShape;
  /** A status, a comparison or how old the value is. */
  note?: ReactNode;
  /** A sparkline. */
  picture?: ReactNode;
};

/** One number that matters, with what it counts. */
export function Stat({ label, value, unit, icon, note, picture, ...rest }: StatProps) {
  return (
    <div {...rest} className={styles.stat}>
      <div className={styles.label}>
        {icon ? <Icon icon={icon} /> : null}
        {label}
      </div>
      <div className={styles.value}>
        <span>{value}</span>
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </div>
      {picture}
      {note ? <div className={styles.note}>{note}</div> : null}
    </div>
  );
}
