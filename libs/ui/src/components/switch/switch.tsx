import * as Primitive from '@radix-ui/react-switch';
import { useId } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { useLabels } from '../../labels/labels.tsx';
import { join } from '../../shared/join.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './switch.css.ts';

export type SwitchProps = RootProps<'button', 'children' | 'onChange' | 'value' | 'defaultValue' | 'type'> & {
  /** What it switches, said to those who do not see where it stands. */
  label: string;
  /** What holds now: for a device, what it last reported. */
  value: 'off' | 'on';
  /** `pending` while a command was sent and the device has not reported yet. */
  command?: 'settled' | 'pending';
  onChange?: (change: { value: 'off' | 'on' }) => void;
  /** The words beside it; Mati, Menyala and Terkirim unless given. */
  words?: { off?: string; on?: string; pending?: string };
  word?: 'shown' | 'hidden';
};

export function Switch({
  label,
  value,
  command = 'settled',
  onChange,
  words,
  word = 'shown',
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const labels = useLabels();
  const wordId = useId();
  const pending = command === 'pending';
  const spoken = { off: labels.switchOff, on: labels.switchOn, pending: labels.switchPending, ...words };
  const text = spoken[pending ? 'pending' : value];

  return (
    <span className={styles.row} data-command={command}>
      {word === 'shown' ? (
        <span id={wordId} aria-live="polite" className={styles.word}>
          {text}
        </span>
      ) : (
        <VisuallyHidden id={wordId} aria-live="polite">
          {text}
        </VisuallyHidden>
      )}
      <Primitive.Root
        {...rest}
        aria-label={label}
        aria-describedby={join(describedBy, wordId)}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        checked={value === 'on'}
        onCheckedChange={(checked) => {
          // One command at a time: the answer to the first is still on its way.
          if (!pending) onChange?.({ value: checked ? 'on' : 'off' });
        }}
        className={styles.track}
      >
        <Primitive.Thumb className={styles.thumb}>
          {pending ? <Spinner size="md" label="none" /> : null}
        </Primitive.Thumb>
      </Primitive.Root>
    </span>
  );
}
