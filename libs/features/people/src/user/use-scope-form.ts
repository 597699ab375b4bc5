import { isApiError } from '@imah/api-client';
import type { FormAnswer } from '@imah/ui';
import { useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import type { ScopeDraft } from '../model/scope.ts';
import { useSettingsTexts } from '../texts.ts';

/** The draft of a scope with what is wrong with it: first what can be said here, then what the server says. */
export function useScopeForm(start: ScopeDraft) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const [draft, setDraft] = useState(start);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);

  return {
    draft,
    answer,
    setDraft,
    /** False, and says what is missing, while the draft cannot be sent. */
    check: (more: FormAnswer['errors'] = {}): boolean => {
      const errors = {
        ...more,
        ...(draft.groupIds.length === 0 ? { groupIds: [t('scope.groupsMissing')] } : {}),
        ...(draft.lasting === 'until' && draft.until === null ? { expiresAt: [t('scope.untilMissing')] } : {}),
      };
      const isFine = Object.keys(errors).length === 0;
      setAnswer(isFine ? null : { message: tf('invalid'), errors });
      return isFine;
    },
    refuse: (error: unknown) => {
      // A version that changed meanwhile is explained by the server, like every other conflict.
      const isVersionless = isApiError(error) && error.status === 428;
      setAnswer(isVersionless ? { message: tf('server'), errors: {} } : failureAnswer(tf, error));
    },
  };
}
