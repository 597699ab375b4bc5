import { useState, type ReactNode } from 'react';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { TextField } from '../text-field/text-field.tsx';
import * as overlay from './overlay.css.ts';

type TypedConfirmationProps = {
  /** What must be typed, letter by letter; upper and lower case count as the same. */
  word: string;
  onConfirm: () => void;
  /** The buttons, told whether the deed may be done. */
  children: (consent: 'given' | 'missing') => ReactNode;
};

/** Slows the hand down: what cannot be undone is named before it is done. */
export function TypedConfirmation({ word, onConfirm, children }: TypedConfirmationProps) {
  const labels = useInputLabels();
  const [typed, setTyped] = useState('');
  const consent = sameWords(typed, word) ? 'given' : 'missing';
  return (
    <form
      className={overlay.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (consent === 'given') onConfirm();
      }}
    >
      <TextField
        label={labels.typeToConfirm(word)}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={overlay.actions}>{children(consent)}</div>
    </form>
  );
}

function sameWords(typed: string, word: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(typed) === plain(word);
}
