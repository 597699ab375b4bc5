import { isApiError } from '@imah/api-client';
import { queryKeys } from '@imah/api-client/react';
import type { FormAnswer } from '@imah/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureAnswer } from '../../form/explain.ts';
import { useFormTexts } from '../../form/texts.ts';

/** A change of a building on its way: whether it is, and what the server said against it. */
export interface Sending {
  readonly isBusy: boolean;
  readonly answer: FormAnswer | null;
  /** Runs `work` and fetches the building anew. Null when it was refused, or while another is under way. */
  readonly send: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Says that something is wrong before anything is sent. */
  readonly refuse: (errors: FormAnswer['errors']) => void;
}

export function useSend(buildingId: string): Sending {
  const tf = useFormTexts();
  const queries = useQueryClient();
  const [state, setState] = useState<{ isBusy: boolean; answer: FormAnswer | null }>({ isBusy: false, answer: null });

  return {
    ...state,
    refuse: (errors) => setState({ isBusy: false, answer: { message: tf('invalid'), errors } }),
    send: async (work) => {
      if (state.isBusy) return null;
      setState({ isBusy: true, answer: null });
      try {
        const done = await work();
        await queries.invalidateQueries({ queryKey: queryKeys.building(buildingId) });
        setState({ isBusy: false, answer: null });
        return done;
      } catch (error) {
        // Somebody else was faster: what they wrote is shown before the next attempt.
        if (isApiError(error) && error.kind === 'conflict')
          await queries.invalidateQueries({ queryKey: queryKeys.building(buildingId) });
        setState({ isBusy: false, answer: failureAnswer(tf, error) });
        return null;
      }
    },
  };
}
