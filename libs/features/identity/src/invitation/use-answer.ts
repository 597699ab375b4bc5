import { useState } from 'react';
import { explainFailure, useFormTexts } from '@imah/app/form';

/** Runs one answer at a time, and says in words why one did not go through. */
export function useAnswer(): {
  readonly message: string | null;
  readonly pending: boolean;
  readonly run: (work: () => Promise<unknown>) => void;
} {
  const tf = useFormTexts();
  const [message, setMessage] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'pending'>('idle');
  return {
    message,
    pending: state === 'pending',
    run: (work) => {
      setState('pending');
      setMessage(null);
      work()
        .catch((error: unknown) => setMessage(explainFailure(tf, error).message))
        .finally(() => setState('idle'));
    },
  };
}
