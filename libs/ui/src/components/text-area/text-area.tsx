import { useState, type CSSProperties } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { join } from '../../shared/join.ts';
import { control } from '../field/field.css.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './text-area.css.ts';

export type TextAreaProps = RootProps<'textarea', 'children' | 'maxLength'> &
  FieldTexts & {
    /** Lines shown while it is empty; it grows with what is typed. */
    rows?: number;
    /** Most characters. More can be typed, so that nothing pasted is lost; the counter says how many are too many. */
    limit?: number;
  };

/** Several lines of text. Ref and further attributes go to the textarea. */
export function TextArea({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  rows = 3,
  limit,
  onChange,
  ...rest
}: TextAreaProps) {
  const [length, setLength] = useState(() => String(rest.value ?? rest.defaultValue ?? '').length);
  const shown = rest.value === undefined ? length : String(rest.value).length;
  const lines: CSSProperties = { minHeight: `calc(${rows} * 1lh + 1.25rem)` };
  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(controlProps) => (
        <>
          <textarea
            {...controlProps}
            {...rest}
            aria-describedby={join(controlProps['aria-describedby'], limit ? `${controlProps.id}-count` : undefined)}
            rows={rows}
            style={lines}
            onChange={(event) => {
              setLength(event.currentTarget.value.length);
              onChange?.(event);
            }}
            className={join(control, styles.area)}
          />
          {limit === undefined ? null : <Counter id={`${controlProps.id}-count`} length={shown} limit={limit} />}
        </>
      )}
    </Field>
  );
}

/** The counter is read with the field; only near and beyond the limit does it speak by itself. */
function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const labels = useInputLabels();
  const left = limit - length;
  const words = left < 0 ? labels.charactersOver(-left) : labels.charactersLeft(left);
  return (
    <div className={styles.foot}>
      <span id={id} className={styles.count} data-state={left < 0 ? 'over' : 'within'}>
        <span aria-hidden>
          {length}/{limit}
        </span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
      <VisuallyHidden aria-live="polite">{left <= 10 && length > 0 ? words : ''}</VisuallyHidden>
    </div>
  );
}
