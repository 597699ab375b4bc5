import { SearchField } from '@imah/ui';
import { useEffect, useRef, useState } from 'react';
import { useTicketsTexts } from '../texts.ts';

/** Long enough that a word typed in one go is asked for once. */
const pauseMs = 250;

/** Types at once, asks after a pause. */
export function TextFilter({
  value,
  focus,
  onChange,
}: {
  readonly value: string;
  /** `taken` by a field that opened by the press that asked for it. */
  readonly focus: 'taken' | 'left';
  readonly onChange: (text: string) => void;
}) {
  const t = useTicketsTexts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus === 'taken') field.current?.focus();
  }, [focus]);
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not what was typed here: taken away by its tag, or come with a saved view.
    if (value.trim() !== told.trim()) {
      setTold(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    if (typed.trim() === told.trim()) return undefined;
    const wait = setTimeout(() => {
      setTold(typed);
      onChange(typed);
    }, pauseMs);
    return () => clearTimeout(wait);
  }, [typed, told, onChange]);
  return (
    <SearchField label={t('filters.search')} value={typed} ref={field} onChange={({ value: next }) => setTyped(next)} />
  );
}
