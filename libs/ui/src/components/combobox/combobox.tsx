import { Combobox as Primitive } from '@base-ui/react/combobox';
import type { RootProps } from '../../shared/root-props.ts';
import { chevronDownIcon, xIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as frame from '../field/input-frame.css.ts';
import { Icon } from '../icon/icon.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { choicesOf, type ComboboxOption, type ComboboxSource } from './combobox-source.ts';
import * as styles from './combobox.css.ts';

export type ComboboxProps = RootProps<
  'input',
  'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'list'
> &
  FieldTexts &
  ComboboxSource & {
    /** The option itself: of one that a search found, `options` may not hold the label any more. */
    value: ComboboxOption | null;
    onChange: (change: { value: ComboboxOption | null }) => void;
  };

/** One of many, found by typing. Ref and further attributes go to the input; a form gets the value under `name`. */
export function Combobox({
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
  disabled = false,
  readOnly = false,
  ...rest
}: ComboboxProps) {
  const labels = useInputLabels();
  const source = { options, onSearch, state, onRetry, empty };
  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(control) => (
        <Primitive.Root
          items={choicesOf(source, value ? [value] : [])}
          value={value}
          onValueChange={(next: ComboboxOption | null) => onChange({ value: next })}
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
            <Primitive.Input
              {...rest}
              id={control.id}
              // While the list is open, what is outside of it is hidden from a screen reader, and so is the label.
              aria-label={label}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              className={frame.input}
            />
            <span className={frame.tools}>
              <Primitive.Clear aria-label={labels.clearChoice} className={styles.tool}>
                <Icon icon={xIcon} />
              </Primitive.Clear>
              <Primitive.Trigger aria-label={labels.showChoices} className={styles.tool}>
                <Icon icon={chevronDownIcon} />
              </Primitive.Trigger>
            </span>
          </Primitive.InputGroup>
          <ComboboxList label={label} source={source} />
        </Primitive.Root>
      )}
    </Field>
  );
}
