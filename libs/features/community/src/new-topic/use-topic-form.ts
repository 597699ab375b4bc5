import { topicKinds, mayWithTopic } from '@imah/contract/community/words';
import { isApiError } from '@imah/api-client';
import type { FormAnswer } from '@imah/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSubmit } from '@imah/app/command';
import { useApp, usePolicyActor } from '@imah/app/ports';
import { newId } from '@imah/api-client';
import { type Uploads, useUploads } from '@imah/features-files';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useCommunityTexts } from '../texts.ts';
import { createTopic } from '../topic/topic-commands.ts';
import { bodyOfTopic, fieldOfRefusal, missingOf } from './topic-body.ts';
import type { TopicScope } from './topic-scope.ts';
import { type DraftValues, emptyDraft, keepTopicDraft, readTopicDraft, topicDraftKey } from './topic-draft.ts';

export interface TopicForm {
  readonly values: DraftValues;
  readonly set: (change: Partial<DraftValues>) => void;
  readonly kinds: readonly DraftValues['kind'][];
  readonly moderates: boolean;
  readonly uploads: Uploads;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly answer: FormAnswer | null;
  readonly submit: () => void;
  readonly discard: () => void;
}

/** A topic from its first word to its page. The draft is kept on the device until it is sent; both forms share it. */
export function useTopicForm(scope: TopicScope): TopicForm {
  const t = useCommunityTexts();
  const tf = useFormTexts();
  const navigate = useNavigate();
  const clock = useClock();
  const actor = usePolicyActor();
  const { keptStorage, person } = useApp();
  const { orgId, buildingId } = scope;
  const may = (kind: DraftValues['kind'], act: 'begin' | 'moderate') =>
    actor !== null && mayWithTopic(actor, act, { orgId, buildingId, kind });
  const kinds = topicKinds.filter((kind) => may(kind, 'begin'));
  const key = topicDraftKey(person?.id ?? '', scope.id);
  // The address may say what is written; a draft that was begun stays what it is.
  const [search] = useSearchParams();
  const asked = kinds.find((each) => each === search.get('kind')) ?? kinds[0] ?? 'discussion';
  const fresh = () => emptyDraft(newId(clock.now()), asked);
  const [values, setValues] = useState(() => readTopicDraft(keptStorage, key, fresh()));
  const uploads = useUploads({ orgId, scope: `topic:${scope.id}` });
  const isWaiting = uploads.files.some(({ state }) => state !== 'done' && state !== 'failed');
  const kind = kinds.includes(values.kind) ? values.kind : (kinds[0] ?? 'discussion');
  const shown = { ...values, kind };
  const { answer, isSending, submit, refuse, forget } = useSubmit(createTopic, {
    told: { sent: (_answer, { body }) => t(body.publishAt === undefined ? 'form.sent' : 'form.scheduled') },
    explain: (error) => {
      const { message } = explainFailure(tf, error);
      const found = isApiError(error) && error.kind === 'validation' ? Object.entries(error.fieldErrors) : [];
      const errors = Object.fromEntries(found.map(([field, said]) => [fieldOfRefusal(field, shown), said]));
      return message === null ? { errors } : { message, errors };
    },
  });

  function write(next: DraftValues | null): void {
    setValues(next ?? fresh());
    keepTopicDraft(keptStorage, key, next);
  }

  async function send(): Promise<void> {
    const missing = missingOf(shown);
    if (missing.length > 0 || isWaiting) {
      const errors = Object.fromEntries(missing.map((field) => [field, [t(`form.needs.${field}`)]]));
      refuse(errors, isWaiting ? t('form.waitFiles') : null);
      return;
    }
    const fileIds = uploads.files.flatMap(({ id, state }) => (state === 'done' ? [id] : []));
    const sent = await submit({ scope, body: bodyOfTopic(shown, scope.timeZone, fileIds) });
    if (sent === null) return;
    write(null);
    await uploads.queue.clear();
    void navigate(`/imah/topic/${sent.data.id}`, { replace: true });
  }

  return {
    values: shown,
    set: (change) => write({ ...shown, ...change }),
    kinds,
    moderates: may(kind, 'moderate'),
    uploads,
    isWaiting,
    isBusy: isSending,
    answer,
    submit: () => void send(),
    discard: () => {
      write(null);
      void uploads.queue.clear();
      forget();
    },
  };
}
