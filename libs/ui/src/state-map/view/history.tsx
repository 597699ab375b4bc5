import { Button } from '../../components/button/button.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { rotateCcwIcon, undo2Icon } from '../../icons/generated/icons.ts';
import { type RunView, stateOf } from '../run/statechart-run.ts';
import { mapTexts } from '../texts.ts';
import * as styles from './state-map.css.ts';

export interface HistoryProps {
  readonly view: Pick<RunView, 'steps' | 'position'>;
  readonly onBackTo: (step: number) => void;
}

/** What happened so far, the latest first; a press on a step goes back to just after it. */
export function History({ view: { steps, position }, onBackTo }: HistoryProps) {
  const numbered = steps.map((step, index) => ({ step, index })).toReversed();
  return (
    <Stack gap="sm">
      <Inline>
        <Button size="sm" icon={undo2Icon} disabled={position === 0} onClick={() => onBackTo(position - 1)}>
          {mapTexts().back}
        </Button>
        <Button size="sm" tone="ghost" icon={rotateCcwIcon} disabled={position === 0} onClick={() => onBackTo(0)}>
          {mapTexts().restart}
        </Button>
      </Inline>
      <ol className={styles.history} reversed>
        {numbered.map(({ step, index }) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === position ? 'step' : undefined}
              className={styles.step}
              onClick={() => onBackTo(index)}
            >
              <span className={styles.number}>{index}</span>
              <span className={styles.words}>
                {step.label} → {stateOf(step)}
                {step.emitted.length === 0 ? null : (
                  <span className={styles.aside}>
                    {mapTexts().said} {step.emitted.join(', ')}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
