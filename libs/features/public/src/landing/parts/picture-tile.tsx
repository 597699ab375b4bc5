import { Icon, type IconShape } from '@imah/ui';
import * as styles from './picture-tile.css.ts';

export interface PictureTileProps {
  readonly icon: IconShape;
  readonly label: string;
  readonly value: string;
  readonly points?: readonly number[];
}

export function PictureTile({ icon, label, value, points }: PictureTileProps) {
  return (
    <div className={styles.tile}>
      <span className={styles.label}>
        <Icon icon={icon} size="sm" />
        {label}
      </span>
      <span className={styles.value}>{value}</span>
      {points === undefined ? (
        <span className={styles.bar}>
          <span className={styles.barFill} />
        </span>
      ) : (
        <svg viewBox="0 0 100 28" preserveAspectRatio="none" className={styles.spark}>
          <path d={`${linePath(points)} L100 28 L0 28 Z`} className={styles.sparkFill} />
          <path d={linePath(points)} className={styles.sparkLine} />
        </svg>
      )}
    </div>
  );
}

function linePath(points: readonly number[]): string {
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
  const steps = points.map((point, index) => {
    // One point, or points that are all the same, have nothing between them to measure by.
    const x = (index / Math.max(points.length - 1, 1)) * 100;
    const y = 25 - ((point - low) / (span || 1)) * 21;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${steps.join(' L')}`;
}
