import type { FormAnswer } from '@imah/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { topicKeys } from '../topic-keys.ts';

export interface TopicChange {
  readonly isBusy: boolean;
  readonly answer: FormAnswer | null;
  /** Runs `work`, then fetches the topic anew. Null when it was refused, or while another is under way. */
  readonly change: <T>(work: () => Promise<T>) => Promise<T | null>;
}

/** Changes of one topic. `tell` says where a refusal is shown: beside a form, or where there is none in a toast. */
export function useTopicChange(topicId: string, tell: 'form' | 'toast' = 'toast'): TopicChange {
  const tf = useFormTexts();
  const queries = useQueryClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  return {
    isBusy,
    answer,
    change: async (work) => {
      if (isBusy) return null;
      setBusy(true);
      setAnswer(null);
      try {
        return await work();
      } catch (error) {
        const answer = failureAnswer(tf, error);
        if (tell === 'toast') toast('danger', answer.message ?? tf('server'));
        else setAnswer(answer);
        return null;
      } finally {
        setBusy(false);
        void queries.invalidateQueries({ queryKey: topicKeys.of(topicId) });
        void queries.invalidateQueries({ queryKey: topicKeys.lists() });
      }
    },
  };
}
