import type { RootProps } from '../../shared/root-props.ts';
import { join } from '../../shared/join.ts';
import { line, sparkline, strokes } from './sparkline.css.ts';
import { sparklineBox, sparklinePath } from './sparkline-path.ts';

export type SparklineProps = RootProps<'svg', 'children' | 'values'> & {
  /** Evenly spaced; null where there is none. */
  values: readonly (number | null)[];
  /** What there is to see: "naik dari 20 ke 42 kWh dalam 24 jam". */
  label: string;
  /** One of the eight data colours. */
  color?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
};

/** How a number went, small enough to stand beside it. */
export function Sparkline({ values, label, color = '1', ...rest }: SparklineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${sparklineBox.width} ${sparklineBox.height}`}
      preserveAspectRatio="none"
      {...rest}
      className={sparkline}
    >
      <path d={sparklinePath(values)} className={join(line, strokes[color])} />
    </svg>
  );
}
