import { isApiError } from '@imah/api-client';
import type { FormAnswer } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import type { ScopeDraft } from '../model/scope.ts';
import { changeSettings } from '../model/use-settings.ts';
import { useSettingsTexts } from '../texts.ts';

/** The draft of a scope with what is wrong with it: first what can be said here, then what the server says. */
export function useScopeForm(orgId: string, start: ScopeDraft, onDone: () => void) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const [draft, setDraft] = useState(start);
  const { answer, isSending, submit, refuse } = useSubmit(changeSettings(orgId), { explain, onDone });

  // A version that changed meanwhile is explained by the server, like every other conflict.
  function explain(error: unknown): FormAnswer {
    return isApiError(error) && error.status === 428 ? { message: tf('server'), errors: {} } : failureAnswer(tf, error);
  }

  return {
    draft,
    answer,
    isSending,
    submit,
    setDraft,
    /** False, and says what is missing, while the draft cannot be sent. */
    check: (more: FormAnswer['errors'] = {}): boolean => {
      const errors = {
        ...more,
        ...(draft.groupIds.length === 0 ? { groupIds: [t('scope.groupsMissing')] } : {}),
        ...(draft.lasting === 'until' && draft.until === null ? { expiresAt: [t('scope.untilMissing')] } : {}),
      };
      const isFine = Object.keys(errors).length === 0;
      if (!isFine) refuse(errors);
      return isFine;
    },
    /** Says why the server refused something else that was done here. */
    refuse: (error: unknown) => {
      const { errors, message } = explain(error);
      refuse(errors, message);
    },
  };
}
