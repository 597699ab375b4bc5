import { VisuallyHidden } from '@imah/ui';
import { type BoardingStep, boardingStepNames } from './boarding-fields.ts';
import * as styles from './boarding-page.css.ts';
import { useBoardingTexts } from './texts.ts';

export function StepList({ current }: { readonly current: BoardingStep }) {
  const t = useBoardingTexts();
  const position = boardingStepNames.indexOf(current);
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {t('progress', { step: position + 1, count: boardingStepNames.length })}
      </VisuallyHidden>
      <ol className={styles.list}>
        {boardingStepNames.map((name, index) => (
          <li
            key={name}
            className={styles.item}
            data-state={index === position ? 'current' : index < position ? 'done' : 'ahead'}
            aria-current={index === position ? 'step' : undefined}
          >
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
    </>
  );
}
