import { useId, useRef, type ReactNode } from 'react';
import { pencilIcon, textIcon, trashIcon, undo2Icon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { join } from '../../shared/join.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Button } from '../button/button.tsx';
import { FieldError } from '../field/field-error.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ToggleGroup } from '../toggle-group/toggle-group.tsx';
import { noSignature, type Signature } from './signature.ts';
import * as styles from './signature-pad.css.ts';
import { useInk } from './use-ink.ts';
import { usePen } from './use-pen.ts';

export type SignaturePadProps = RootProps<'fieldset', 'children' | 'onChange'> & {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to mend it; empty or absent when all is well. */
  error?: string | undefined;
  value: Signature;
  onChange: (change: { value: Signature }) => void;
};

/**
 * Somebody signs on glass, with a finger, a pen or a mouse. Who cannot or does not want to draw types the name, which
 * is then written by hand for them. `signaturePicture` makes a picture of what is on it.
 */
export function SignaturePad({ label, hint, error, value, onChange, ...rest }: SignaturePadProps) {
  const labels = useInputLabels();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const put = (next: Signature) => onChange({ value: next });
  useInk(canvas, value);
  const pen = usePen(value, put);
  const strokes = value.kind === 'drawn' ? value.strokes : [];
  const isEmpty = value.kind === 'drawn' ? strokes.length === 0 : value.text.trim() === '';
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const said =
    value.kind === 'typed' ? value.text.trim() || labels.signatureEmpty : labels.signatureStrokes(strokes.length);

  return (
    <fieldset {...rest} aria-describedby={join(hintId, errorId)} className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <div className={styles.paper} data-invalid={error ? '' : undefined}>
        <canvas
          ref={canvas}
          // What is drawn here is no file that an <img> could show.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={`${label}: ${said}`}
          data-mode={value.kind}
          className={styles.canvas}
          {...(value.kind === 'drawn' ? pen : {})}
        />
        {isEmpty && value.kind === 'drawn' ? (
          <span aria-hidden className={styles.here}>
            {labels.signatureHere}
          </span>
        ) : null}
      </div>
      {value.kind === 'typed' ? (
        <TextField
          label={labels.signatureTyped}
          autoComplete="off"
          maxLength={120}
          value={value.text}
          onChange={(event) => put({ kind: 'typed', text: event.currentTarget.value })}
        />
      ) : null}
      <div className={styles.tools}>
        <ToggleGroup
          label={label}
          size="sm"
          value={value.kind}
          onChange={(change) => put(change.value === 'typed' ? { kind: 'typed', text: '' } : noSignature)}
          options={[
            { value: 'drawn', label: labels.signatureDraw, icon: pencilIcon },
            { value: 'typed', label: labels.signatureType, icon: textIcon },
          ]}
        />
        <div className={styles.edits}>
          {value.kind === 'drawn' ? (
            <Button
              size="sm"
              tone="ghost"
              icon={undo2Icon}
              disabled={isEmpty}
              onClick={() => put({ kind: 'drawn', strokes: strokes.slice(0, -1) })}
            >
              {labels.signatureUndo}
            </Button>
          ) : null}
          <Button
            size="sm"
            tone="ghost"
            icon={trashIcon}
            disabled={isEmpty}
            onClick={() => put(value.kind === 'drawn' ? noSignature : { kind: 'typed', text: '' })}
          >
            {labels.signatureClear}
          </Button>
        </div>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
