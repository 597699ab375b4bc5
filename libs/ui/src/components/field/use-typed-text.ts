import { useState } from 'react';
import { useAfterPress } from '../../shared/use-after-press.ts';

/** What a text says: a value, nothing, or something that is none. */
export type TextReading<Value> = { kind: 'empty' } | { kind: 'value'; value: Value } | { kind: 'unreadable' };

export type TypedText<Value> = {
  /** The text in the box: what somebody types, or what the value is written as. */
  text: string;
  /** `unreadable` only after the person left the field: nobody is corrected in the middle of a word. */
  state: 'fine' | 'unreadable';
  /** The same without waiting for that: what a form asks before it is sent. */
  says: TextReading<Value>['kind'];
  /** Takes a new text; gives the value it says, null where it says none. */
  type: (text: string) => Value | null;
  /** Writes the value in its usual form. */
  leave: () => void;
};

type TypedTextInput<Value> = {
  value: Value | null;
  onChange: (change: { value: Value | null }) => void;
  read: (text: string) => TextReading<Value>;
  write: (value: Value | null) => string;
};

/** Keeps a typed text and its value together, and takes over a value that the page sets. */
export function useTypedText<Value extends string | number>({
  value,
  onChange,
  read,
  write,
}: TypedTextInput<Value>): TypedText<Value> {
  const [text, setText] = useState(() => write(value));
  const [known, setKnown] = useState(value);
  const [cursor, setCursor] = useState<'inside' | 'left'>('left');
  const afterPress = useAfterPress();
  if (value !== known) {
    setKnown(value);
    setText(write(value));
  }

  const reading = read(text);
  return {
    text,
    says: reading.kind,
    state: reading.kind === 'unreadable' && cursor === 'left' ? 'unreadable' : 'fine',
    type: (next) => {
      const said = read(next);
      const nextValue = said.kind === 'value' ? said.value : null;
      setText(next);
      setCursor('inside');
      setKnown(nextValue);
      if (nextValue !== value) onChange({ value: nextValue });
      return nextValue;
    },
    leave: () => {
      afterPress(() => setCursor('left'));
      if (reading.kind === 'value') setText(write(reading.value));
      if (reading.kind === 'empty') setText('');
    },
  };
}
