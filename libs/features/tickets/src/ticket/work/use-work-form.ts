import type { FormAnswer } from '@imah/ui';
import { useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { useWorkChange } from './use-work.ts';

type WorkChange = ReturnType<typeof useWorkChange>;

/** A form that writes something down of the work: what the server said against it, and the way to send it. */
export function useWorkForm(ticketId: string, onClose: () => void) {
  const tf = useFormTexts();
  const change = useWorkChange(ticketId, 'form');
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  return {
    answer,
    isSending: change.isPending,
    /** Says of these fields that they must be filled in. */
    demand: (names: readonly string[]) =>
      setAnswer({ message: tf('invalid'), errors: Object.fromEntries(names.map((name) => [name, [tf('required')]])) }),
    send: async (input: Parameters<WorkChange['mutateAsync']>[0]): Promise<void> => {
      setAnswer(null);
      try {
        await change.mutateAsync(input);
        onClose();
      } catch (error) {
        setAnswer(failureAnswer(tf, error));
      }
    },
  };
}
