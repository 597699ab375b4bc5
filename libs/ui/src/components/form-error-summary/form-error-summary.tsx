import { useEffect, useRef } from 'react';
import { useLabels } from '../../labels/labels.tsx';
import { Callout } from '../callout/callout.tsx';
import * as styles from './form-error-summary.css.ts';

export type FormError = {
  /** The id of the control to go to; absent when the error belongs to the whole form. */
  field?: string | undefined;
  text: string;
};

export type FormErrorSummaryProps = {
  /**
   * Empty: nothing is shown. A new array takes the focus to the summary again, unless it only lacks what was mended
   * meanwhile: whoever types stays where they are.
   */
  errors: readonly FormError[];
  title?: string;
};

/** All errors of a form at its top, each leading to its field. */
export function FormErrorSummary({ errors, title }: FormErrorSummaryProps) {
  const labels = useLabels();
  const root = useRef<HTMLDivElement>(null);

  const before = useRef<readonly FormError[]>([]);

  useEffect(() => {
    const known = new Set(before.current.map(({ text }) => text));
    const isLessOfTheSame = errors.length < known.size && errors.every(({ text }) => known.has(text));
    before.current = errors;
    if (errors.length > 0 && !isLessOfTheSame) root.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <Callout ref={root} tabIndex={-1} tone="danger" announce="assertive" title={title ?? labels.formErrors}>
      <ul className={styles.list}>
        {errors.map(({ field, text }) => (
          <li key={`${field ?? ''} ${text}`}>
            {field ? (
              <button type="button" className={styles.jump} onClick={() => goTo(field)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** In the middle of what is seen: a header or the keyboard of a phone does not cover it. */
function goTo(field: string): void {
  const control = document.getElementById(field);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
