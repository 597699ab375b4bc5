import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { join } from '../../shared/join.ts';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldTexts } from '../field/field.tsx';
import * as styles from './radio-group.css.ts';
import { FieldError } from '../field/field-error.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps = RootProps<'fieldset', 'children' | 'onChange' | 'defaultValue' | 'name'> &
  FieldTexts & {
    /** Of the form; generated when left out. */
    name?: string;
    options: readonly RadioOption[];
    /** Given: the page holds what is chosen. */
    value?: string;
    defaultValue?: string;
    onChange?: (change: { value: string }) => void;
    required?: boolean;
    direction?: 'column' | 'row';
    /** `card` for choices that need a sentence each. */
    look?: 'plain' | 'card';
  };

/** One of a few, all of them visible. Ref and further attributes go to the fieldset. */
export function RadioGroup({
  label,
  hint,
  error,
  name,
  options,
  value,
  defaultValue,
  onChange,
  required = false,
  mark = 'none',
  direction = 'column',
  look = 'plain',
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const labels = useLabels();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const held = (option: string) => (value === undefined ? {} : { checked: value === option });
  return (
    <fieldset aria-describedby={join(hintId, errorId)} {...rest} className={styles.group}>
      <legend className={styles.legend}>
        {label}
        {mark === 'none' ? null : <span className={styles.mark}> ({labels[mark]})</span>}
      </legend>
      {hint ? (
        <div id={hintId} className={fieldStyles.hint}>
          {hint}
        </div>
      ) : null}
      <div className={styles.options({ direction, look })}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option({ look })}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              required={required}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
              {...held(option.value)}
              {...(value === undefined ? { defaultChecked: defaultValue === option.value } : {})}
              onChange={() => onChange?.({ value: option.value })}
              className={join(styles.dot, look === 'card' && styles.inCard)}
            />
            <span className={styles.words}>
              {option.label}
              {option.hint ? (
                <span id={`${id}-${index}-hint`} className={styles.optionHint}>
                  {option.hint}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
