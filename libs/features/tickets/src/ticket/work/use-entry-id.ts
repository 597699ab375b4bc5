import { newId } from '@imah/api-client';
import { useRef } from 'react';
import { useClock } from '@imah/app/i18n';

/** The id of an entry that is written: said again after an answer that was lost, it is still one entry. */
export function useEntryId() {
  const clock = useClock();
  const last = useRef<{ readonly said: string; readonly id: string } | null>(null);
  return {
    idOf: (entry: object): string => {
      const said = JSON.stringify(entry);
      if (last.current?.said !== said) last.current = { said, id: newId(clock.now()) };
      return last.current.id;
    },
    /** It is written: the next one is another, also with the same words. */
    forget: () => {
      last.current = null;
    },
  };
}
