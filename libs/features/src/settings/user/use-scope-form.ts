import { isApiError } from '@imah/api-client';
import { useState } from 'react';
import { explainFailure } from '../../form/explain.ts';
import type { FormFailure } from '../../form/form-state.ts';
import { useFormTexts } from '../../form/texts.ts';
import type { ScopeDraft } from '../model/scope.ts';
import { useSettingsTexts } from '../texts.ts';

const fine: FormFailure = { message: null, fields: {} };

/** The draft of a scope with what is wrong with it: first what can be said here, then what the server says. */
export function useScopeForm(start: ScopeDraft) {
  const t = useSettingsTexts();
  const tf = useFormTexts();
  const [draft, setDraft] = useState(start);
  const [failure, setFailure] = useState(fine);

  return {
    draft,
    failure,
    setDraft: (next: ScopeDraft) => {
      setDraft(next);
      setFailure(fine);
    },
    /** False, and says what is missing, while the draft cannot be sent. */
    check: (more: Readonly<Record<string, string>> = {}): boolean => {
      const fields = {
        ...more,
        ...(draft.groupIds.length === 0 ? { groupIds: t('scope.groupsMissing') } : {}),
        ...(draft.lasting === 'until' && draft.until === null ? { expiresAt: t('scope.untilMissing') } : {}),
      };
      const isFine = Object.keys(fields).length === 0;
      setFailure(isFine ? fine : { message: tf('invalid'), fields });
      return isFine;
    },
    refuse: (error: unknown) => {
      // A version that changed meanwhile is explained by the server, like every other conflict.
      setFailure(
        isApiError(error) && error.status === 428 ? { message: tf('server'), fields: {} } : explainFailure(tf, error),
      );
    },
  };
}
