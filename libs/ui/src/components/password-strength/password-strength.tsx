import type { RootProps } from '../../shared/root-props.ts';
import { circleCheckIcon, circleIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './password-strength.css.ts';

export type PasswordStrengthProps = RootProps<'div', 'children'> & {
  /** Judged by the page, which knows the rules; `none` while nothing is typed. */
  strength: 'none' | 'weak' | 'fair' | 'strong';
  /** What a password must fulfil, in sentences. */
  rules?: readonly { text: string; state: 'met' | 'unmet' }[];
};

/** Says below a new password how good it is, while it is typed. */
export function PasswordStrength({ strength, rules = [], ...rest }: PasswordStrengthProps) {
  const labels = useInputLabels();
  const words = { weak: labels.strengthWeak, fair: labels.strengthFair, strong: labels.strengthStrong };
  const word = strength === 'none' ? '' : words[strength];
  return (
    <div {...rest} className={styles.frame}>
      {rules.length > 0 ? (
        <ul aria-label={labels.passwordRules} className={styles.rules}>
          {rules.map(({ text, state }) => (
            <li key={text} data-state={state} className={styles.rule}>
              <Icon icon={state === 'met' ? circleCheckIcon : circleIcon} />
              <span>{text}</span>
              <VisuallyHidden>({state === 'met' ? labels.ruleMet : labels.ruleUnmet})</VisuallyHidden>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.row}>
        <span aria-hidden className={styles.meter}>
          <span data-strength={strength} className={styles.level} />
        </span>
        <span aria-hidden className={styles.word}>
          {word}
        </span>
        <VisuallyHidden aria-live="polite">{word === '' ? '' : labels.passwordStrength(word)}</VisuallyHidden>
      </div>
    </div>
  );
}
