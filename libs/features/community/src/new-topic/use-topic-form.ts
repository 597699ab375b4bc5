import { topicKinds, mayWithTopic } from '@imah/contract/community/words';
import { isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { FormAnswer } from '@imah/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp, usePolicyActor } from '@imah/app/ports';
import { newId } from '@imah/api-client';
import { type Uploads, useUploads } from '@imah/features-files';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { useCommunityTexts } from '../texts.ts';
import { topicKeys } from '../topic-keys.ts';
import { bodyOfTopic, missingOf } from './topic-body.ts';
import type { TopicScope } from './topic-scope.ts';
import { type DraftValues, emptyDraft, keepTopicDraft, readTopicDraft, topicDraftKey } from './topic-draft.ts';

/** What the server calls a field, and what the form does. */
const fieldNames: Readonly<Record<string, string>> = {
  'poll.closesAt': 'closes',
  'poll.options': 'options',
  'poll.weight': 'weight',
  publishAt: 'publishDay',
};

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
  const client = useApiClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const clock = useClock();
  const actor = usePolicyActor();
  const { keptStorage, person } = useApp();
  const { orgId, buildingId } = scope;
  const may = (kind: DraftValues['kind'], act: 'begin' | 'moderate') =>
    actor !== null && mayWithTopic(actor, act, { orgId, buildingId, kind });
  const kinds = topicKinds.filter((kind) => may(kind, 'begin'));
  const key = topicDraftKey(person?.id ?? '', scope.id);
  const fresh = () => emptyDraft(newId(clock.now()), kinds[0] ?? 'discussion');
  const [values, setValues] = useState(() => readTopicDraft(keptStorage, key, fresh()));
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const uploads = useUploads({ orgId, scope: `topic:${scope.id}` });
  const isWaiting = uploads.files.some(({ state }) => state !== 'done' && state !== 'failed');
  const kind = kinds.includes(values.kind) ? values.kind : (kinds[0] ?? 'discussion');
  const shown = { ...values, kind };

  function write(next: DraftValues | null): void {
    setValues(next ?? fresh());
    keepTopicDraft(keptStorage, key, next);
  }

  async function send(): Promise<void> {
    if (isBusy) return;
    const missing = missingOf(shown);
    if (missing.length > 0 || isWaiting) {
      const errors = Object.fromEntries(missing.map((field) => [field, [t(`form.needs.${field}`)]]));
      setAnswer(isWaiting ? { message: t('form.waitFiles'), errors } : { errors });
      return;
    }
    setBusy(true);
    setAnswer(null);
    try {
      const fileIds = uploads.files.flatMap(({ id, state }) => (state === 'done' ? [id] : []));
      const body = bodyOfTopic(shown, scope.timeZone, fileIds);
      const { data } = await (buildingId === null
        ? client.createOrgTopic({ params: { orgId }, body })
        : client.createTopic({ params: { buildingId }, body }));
      write(null);
      await uploads.queue.clear();
      queries.setQueryData(topicKeys.one(data.id), data);
      void queries.invalidateQueries({ queryKey: topicKeys.lists() });
      toast('success', t(body.publishAt === undefined ? 'form.sent' : 'form.scheduled'));
      void navigate(`/imah/topic/${data.id}`, { replace: true });
    } catch (error) {
      const { message } = explainFailure(tf, error);
      const found = isApiError(error) && error.kind === 'validation' ? Object.entries(error.fieldErrors) : [];
      const errors = Object.fromEntries(found.map(([field, said]) => [fieldNames[field] ?? field, said]));
      setAnswer(message === null ? { errors } : { message, errors });
      setBusy(false);
    }
  }

  return {
    values: shown,
    set: (change) => write({ ...shown, ...change }),
    kinds,
    moderates: may(kind, 'moderate'),
    uploads,
    isWaiting,
    isBusy,
    answer,
    submit: () => void send(),
    discard: () => {
      write(null);
      void uploads.queue.clear();
      setAnswer(null);
    },
  };
}
