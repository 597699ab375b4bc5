import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { spinner } from './spinner.css.ts';

export type SpinnerProps = RootProps<'span'> & {
  size?: 'sm' | 'md' | 'lg';
  /** `none` where the element around it already says that it is busy. */
  label?: string;
};

export function Spinner({ size = 'md', label, ...rest }: SpinnerProps) {
  const labels = useLabels();
  const meaning =
    label === 'none' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label ?? labels.loading };
  return <span {...meaning} {...rest} className={spinner({ size })} />;
}
