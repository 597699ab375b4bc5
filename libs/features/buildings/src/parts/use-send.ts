import { isApiError } from '@imah/api-client';
import { queryKeys } from '@imah/api-client/react';
import type { FormAnswer } from '@imah/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';

/** A change of a building on its way: whether it is, and what the server said against it. */
export interface Sending {
  readonly isBusy: boolean;
  readonly answer: FormAnswer | null;
  /** What the last attempt ended with; null where it went well. */
  readonly error: unknown;
  /** Runs `work` and fetches the building anew. Null when it was refused, or while another is under way. */
  readonly send: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Says that something is wrong before anything is sent. */
  readonly refuse: (errors: FormAnswer['errors']) => void;
}

type Attempt = Pick<Sending, 'isBusy' | 'answer' | 'error'>;

const untried: Attempt = { isBusy: false, answer: null, error: null };

export function useSend(buildingId: string): Sending {
  const tf = useFormTexts();
  const queries = useQueryClient();
  const [state, setState] = useState<Attempt>(untried);

  return {
    ...state,
    refuse: (errors) => setState({ ...untried, answer: { message: tf('invalid'), errors } }),
    send: async (work) => {
      if (state.isBusy) return null;
      setState({ ...untried, isBusy: true });
      try {
        const done = await work();
        await queries.invalidateQueries({ queryKey: queryKeys.building(buildingId) });
        setState(untried);
        return done;
      } catch (error) {
        // Somebody else was faster: what they wrote is shown before the next attempt.
        if (isApiError(error) && error.kind === 'conflict')
          await queries.invalidateQueries({ queryKey: queryKeys.building(buildingId) });
        setState({ isBusy: false, answer: failureAnswer(tf, error), error });
        return null;
      }
    },
  };
}
