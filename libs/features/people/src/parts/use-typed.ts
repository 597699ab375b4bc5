import { useRealtime } from '@imah/realtime/react';
import { useEffect, useState } from 'react';

const pauseMs = 250;

/** A text and what of it is asked for: the last one typed, once the typing pauses. */
export function useTyped(): { readonly text: string; readonly settled: string; readonly type: (text: string) => void } {
  const { later } = useRealtime();
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => (text === settled ? undefined : later(() => setSettled(text), pauseMs)), [text, settled, later]);
  return {
    text,
    settled,
    type: (next) => {
      setText(next);
      // An emptied field is a decision, not the middle of a word.
      if (next === '') setSettled('');
    },
  };
}
