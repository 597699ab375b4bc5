import { Button, Container, Heading, Link, SelectField, Spinner, Stack, Text, TextArea } from '@imah/ui';
import { Suspense } from 'react';
import { useShellPorts } from '@imah/app/shell';
import { ChooseScope } from '../new-topic/choose-scope.tsx';
import { TopicFormShell } from '../new-topic/topic-form-shell.tsx';
import type { TopicScope } from '../new-topic/topic-scope.ts';
import { useTopicForm } from '../new-topic/use-topic-form.ts';
import { useCommunityTexts } from '../texts.ts';

/**
 * S-11: the older, plain form. One column without a dashboard around it, quick on an old phone; it sends the same topics
 * and keeps the same draft as the newer form, which is one link away.
 */
export function OldTopicPage() {
  // Its layout is a blank one (S-11), and it needs what stands around the pages of the dashboard.
  const { Workspace } = useShellPorts();
  return (
    <Suspense fallback={<Spinner />}>
      <Workspace>
        <OldTopic />
      </Workspace>
    </Suspense>
  );
}

function OldTopic() {
  const t = useCommunityTexts();
  return (
    <Container width="form">
      <Stack gap="lg">
        <Link href="/imah">{t('form.back')}</Link>
        <Stack gap="xs">
          <Heading level={1}>{t('old.title')}</Heading>
          <Text tone="muted">{t('old.lead')}</Text>
        </Stack>
        <ChooseScope>{(scope) => <PlainForm key={scope.id} scope={scope} />}</ChooseScope>
      </Stack>
    </Container>
  );
}

function PlainForm({ scope }: { readonly scope: TopicScope }) {
  const t = useCommunityTexts();
  const form = useTopicForm(scope);
  const { kinds, set, values } = form;
  // What a poll needs, only the newer form asks.
  const plain = kinds.filter((kind) => kind !== 'poll' || values.kind === 'poll');
  const newer = scope.buildingId === null ? `organization=${scope.id}` : `building=${scope.id}`;
  return (
    <TopicFormShell
      scope={scope}
      form={form}
      kind={
        plain.length > 1 ? (
          <SelectField
            name="kind"
            label={t('form.kind')}
            value={values.kind}
            options={plain.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={({ currentTarget }) =>
              set({ kind: plain.find((kind) => kind === currentTarget.value) ?? values.kind })
            }
          />
        ) : null
      }
      body={(errorOf) => (
        <TextArea
          name="body"
          label={t('form.body')}
          mark="optional"
          rows={8}
          limit={5000}
          value={values.body}
          error={errorOf('body')}
          onChange={({ currentTarget }) => set({ body: currentTarget.value })}
        />
      )}
    >
      {() => (
        <>
          <Button type="submit" tone="primary" width="full" size="lg" loading={form.isBusy}>
            {t('old.send')}
          </Button>
          <Link href={`/imah/new/topic?${newer}`}>{t('old.toNew')}</Link>
        </>
      )}
    </TopicFormShell>
  );
}
