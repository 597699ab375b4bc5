import { useId, type ReactNode } from 'react';
import { wholePercent } from '../../shared/whole-percent.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { xIcon } from '../../icons/generated/icons.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { Button } from '../button/button.tsx';
import * as styles from './progress.css.ts';

export type ProgressProps = RootProps<'div', 'children'> & {
  /** What is under way. */
  label: string;
  /** How much is done, from 0 to `max`; null while nobody can say. */
  value: number | null;
  max?: number;
  /** How far it is in words, "12 dari 40 berkas"; a percentage unless given. */
  amount?: string;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
  /** What stands below: what is being done now, how long it may take. */
  note?: ReactNode;
  /** Work that takes long can be stopped. */
  onStop?: () => void;
};

/** How far long work has come. */
export function Progress({ label, value, max = 100, amount, tone = 'accent', note, onStop, ...rest }: ProgressProps) {
  const labels = useDataLabels();
  const id = useId();
  const done = value === null || max <= 0 ? null : Math.min(Math.max(value, 0), max);
  const percent = done === null ? undefined : `${wholePercent(done, max)}%`;
  const words = amount ?? percent;

  return (
    <div {...rest} className={styles.root}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {words ? <span className={styles.amount}>{words}</span> : null}
        {onStop ? (
          <Button size="sm" tone="ghost" icon={xIcon} onClick={onStop}>
            {labels.stop}
          </Button>
        ) : null}
      </div>
      {/* The element of that name cannot be drawn alike in every browser. */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done ?? undefined}
        aria-valuetext={words}
        className={styles.track}
      >
        <div
          className={styles.fill({ tone, amount: percent === undefined ? 'unknown' : 'known' })}
          style={percent === undefined ? undefined : { width: percent }}
        />
      </div>
      {note ? <div className={styles.note}>{note}</div> : null}
    </div>
  );
}
