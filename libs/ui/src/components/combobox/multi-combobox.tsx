import { Combobox as Primitive } from '@base-ui/react/combobox';
import type { RootProps } from '../../shared/root-props.ts';
import { xIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { join } from '../../shared/join.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { Icon } from '../icon/icon.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { choicesOf, type ComboboxOption, type ComboboxSource } from './combobox-source.ts';
import * as styles from './combobox.css.ts';

export type MultiComboboxProps = RootProps<
  'input',
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list'
> &
  FieldTexts &
  ComboboxSource & {
    value: readonly ComboboxOption[];
    onChange: (change: { value: ComboboxOption[] }) => void;
  };

/** Several of many, found by typing; what is chosen stands in the field as tags. */
export function MultiCombobox({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  value,
  onChange,
  options,
  onSearch,
  state,
  onRetry,
  empty,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  ...rest
}: MultiComboboxProps) {
  const labels = useInputLabels();
  const source = { options, onSearch, state, onRetry, empty };
  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(control) => (
        <Primitive.Root
          multiple
          items={choicesOf(source, value)}
          value={value}
          onValueChange={(next: ComboboxOption[], details) => {
            // Escape closes what is open, the list or the sheet around the field: it takes away nothing that was chosen.
            if (details.reason === 'escape-key') {
              details.cancel();
              details.allowPropagation();
            } else onChange({ value: next });
          }}
          isItemEqualToValue={(one: ComboboxOption, other: ComboboxOption) => one.value === other.value}
          locale={labels.locale}
          name={name}
          required={control.required}
          disabled={disabled}
          readOnly={readOnly}
          autoHighlight
          {...(onSearch
            ? {
                filter: null,
                onInputValueChange: (text: string, { reason }: { reason: string }) =>
                  reason === 'item-press' ? undefined : onSearch({ text }),
              }
            : {})}
        >
          <Primitive.InputGroup className={frame.frame}>
            <Primitive.Chips className={styles.chips}>
              {value.map((option) => (
                <Primitive.Chip key={option.value} aria-label={option.label} className={styles.chip}>
                  <span className={styles.chipWords}>{option.label}</span>
                  <Primitive.ChipRemove aria-label={labels.removeChoice(option.label)} className={styles.chipRemove}>
                    <Icon icon={xIcon} size="sm" />
                  </Primitive.ChipRemove>
                </Primitive.Chip>
              ))}
              <Primitive.Input
                {...rest}
                id={control.id}
                // While the list is open, what is outside of it is hidden from a screen reader, and so is the label.
                aria-label={label}
                placeholder={value.length === 0 ? placeholder : ''}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                className={join(frame.input, styles.chipsInput)}
              />
            </Primitive.Chips>
          </Primitive.InputGroup>
          <ComboboxList label={label} source={source} />
        </Primitive.Root>
      )}
    </Field>
  );
}
