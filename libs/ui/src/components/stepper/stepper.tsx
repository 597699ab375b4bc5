import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { checkIcon, circleAlertIcon } from '../../icons/generated/icons.ts';
import { fill } from '../../labels/fill.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './stepper.css.ts';

export type Step = {
  id: string;
  label: string;
  description?: string;
  state: 'done' | 'current' | 'upcoming' | 'failed';
};

export type StepperProps = RootProps<'nav', 'children' | 'onSelect'> & {
  steps: readonly Step[];
  /** With it people can go back to a step they have been to. */
  onSelect?: (choice: { step: string }) => void;
};

/** Where one is in something that takes several steps. */
export function Stepper({ steps, onSelect, ...rest }: StepperProps) {
  const labels = useDataLabels();
  const words = {
    done: labels.stepDone,
    current: labels.stepCurrent,
    failed: labels.stepFailed,
    upcoming: undefined,
  };

  const content = ({ label, description, state }: Step, number: number): ReactNode => (
    <>
      <span className={styles.mark({ state })}>
        {state === 'done' ? <Icon icon={checkIcon} size="sm" /> : null}
        {state === 'failed' ? <Icon icon={circleAlertIcon} size="sm" /> : null}
        {state === 'current' || state === 'upcoming' ? number : null}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          {label}
          {words[state] ? <VisuallyHidden>, {words[state]}</VisuallyHidden> : null}
        </span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
      {number < steps.length ? <span className={styles.thread} /> : null}
    </>
  );

  return (
    <nav aria-label={labels.steps} {...rest} className={styles.nav}>
      <div className={styles.counter}>{fill(labels.stepOf, { step: positionOf(steps), steps: steps.length })}</div>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const reachable = onSelect && (step.state === 'done' || step.state === 'failed');
          return (
            <li
              key={step.id}
              data-state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className={styles.step}
            >
              {reachable ? (
                <button type="button" onClick={() => onSelect({ step: step.id })} className={styles.press}>
                  {content(step, index + 1)}
                </button>
              ) : (
                <div className={styles.face}>{content(step, index + 1)}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** From 1: the step being filled in, else the first that is not done; behind the last one there is none. */
function positionOf(steps: readonly Step[]): number {
  const current = steps.findIndex(({ state }) => state === 'current');
  const next = current === -1 ? steps.findIndex(({ state }) => state !== 'done') : current;
  return next === -1 ? steps.length : next + 1;
}
