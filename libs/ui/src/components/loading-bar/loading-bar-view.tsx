import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { bar, fill } from './loading-bar.css.ts';

export type LoadingBarViewProps = RootProps<'div', 'children'> & {
  state: 'idle' | 'loading' | 'finished' | 'error';
  sight: 'visible' | 'hidden';
  /** Percent, 0 to 100. */
  progress: number;
};

/** The bar as it looks in one moment; LoadingBar moves it. */
export function LoadingBarView({ state, sight, progress, ...rest }: LoadingBarViewProps) {
  const labels = useLabels();
  const running = state === 'loading' && sight === 'visible';
  const meaning = running
    ? ({ role: 'progressbar', 'aria-label': labels.loading, 'aria-valuenow': Math.round(progress) } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <div data-part="loading-bar" {...meaning} {...rest} data-state={state} data-sight={sight} className={bar}>
      <span className={fill} {...(state === 'idle' ? {} : { style: { transform: `scaleX(${progress / 100})` } })} />
    </div>
  );
}
