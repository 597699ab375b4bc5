import type { RootProps } from '../../shared/root-props.ts';
import { chevronDownIcon } from '../../icons/generated/icons.ts';
import { join } from '../../shared/join.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select-field.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = RootProps<'select', 'children' | 'size' | 'multiple'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; with it the first choice is empty. */
    placeholder?: string;
  };

/** One of a few, with the platform's own list. Ref and further attributes go to the select. */
export function SelectField({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(controlProps) => (
        <div className={styles.frame}>
          <select {...controlProps} {...rest} className={join(control, styles.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon icon={chevronDownIcon} />
          </span>
        </div>
      )}
    </Field>
  );
}
