import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { sendIcon } from '../../icons/generated/icons.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import { join } from '../../shared/join.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Button } from '../button/button.tsx';
import { control } from '../field/field.css.ts';
import { Callout } from '../callout/callout.tsx';
import * as styles from './comment-thread.css.ts';

export type CommentComposerProps = RootProps<'form', 'children' | 'onChange' | 'onSubmit'> & {
  label: string;
  value: string;
  onChange: (change: { value: string }) => void;
  onSend: (message: { text: string }) => void;
  state?: 'idle' | 'sending' | 'failed';
  /** Why it could not be sent. The text stays. */
  error?: string;
  /** What else belongs to the message: who sees it, a photo. */
  tools?: ReactNode;
};

/** Where a comment is written. Ctrl or ⌘ with Enter sends. */
export function CommentComposer({
  label,
  value,
  onChange,
  onSend,
  state = 'idle',
  error,
  tools,
  ...rest
}: CommentComposerProps) {
  const labels = useDataLabels();
  const id = useId();
  const text = value.trim();

  const send = () => {
    if (text !== '' && state !== 'sending') onSend({ text });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      {...rest}
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={styles.composer}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
        onKeyDown={handleKeyDown}
        className={join(control, styles.input)}
      />
      {state === 'failed' ? (
        <Callout tone="danger" announce="assertive">
          {error ?? labels.notSent}
        </Callout>
      ) : null}
      <div className={styles.tools}>
        {tools}
        <span id={`${id}-hint`} className={styles.hint}>
          {labels.sendHint}
        </span>
        <Button type="submit" tone="primary" size="lg" icon={sendIcon} loading={state === 'sending'}>
          {labels.send}
        </Button>
      </div>
    </form>
  );
}
