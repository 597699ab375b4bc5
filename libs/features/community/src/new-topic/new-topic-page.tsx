import { Button, Card, Container, Heading, Inline, RadioGroup, Stack, Text } from '@imah/ui';
import { sendIcon } from '@imah/ui/icons';
import { FileField } from '@imah/features-files';
import { useCommunityTexts } from '../texts.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { BodyField } from './body-field.tsx';
import { ChooseScope } from './choose-scope.tsx';
import { PollFields } from './poll-fields.tsx';
import { PublishFields } from './publish-fields.tsx';
import { TopicFormShell } from './topic-form-shell.tsx';
import type { TopicScope } from './topic-scope.ts';
import { useTopicForm } from './use-topic-form.ts';

/** S-08: a discussion, an announcement or a poll, for everyone of a building or an organisation, or for some. */
export function NewTopicPage() {
  const t = useCommunityTexts();
  return (
    <Container width="prose">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{t('form.title')}</Heading>
          <Text tone="muted">{t('form.lead')}</Text>
        </Stack>
        <ChooseScope>{(scope) => <TopicFormCard key={scope.id} scope={scope} />}</ChooseScope>
      </Stack>
    </Container>
  );
}

function TopicFormCard({ scope }: { readonly scope: TopicScope }) {
  const t = useCommunityTexts();
  const form = useTopicForm(scope);
  const { values, set, kinds, moderates } = form;
  const isBegun = values.title !== '' || values.body !== '';
  const inScope = { scope, values, set };

  return (
    <Card padding="lg">
      <TopicFormShell
        scope={scope}
        form={form}
        kind={
          kinds.length > 1 ? (
            <RadioGroup
              name="kind"
              label={t('form.kind')}
              look="card"
              value={values.kind}
              options={kinds.map((kind) => ({
                value: kind,
                label: t(`kinds.${kind}`),
                hint: t(`form.kindHints.${kind}`),
              }))}
              onChange={({ value }) => set({ kind: kinds.find((kind) => kind === value) ?? values.kind })}
            />
          ) : null
        }
        body={(errorOf) => (
          <>
            <BodyField value={values.body} error={errorOf('body')} onChange={(body) => set({ body })} />
            {values.kind === 'poll' ? <PollFields {...inScope} errorOf={errorOf} /> : null}
          </>
        )}
      >
        {(errorOf) => (
          <>
            {values.kind === 'announcement' ? <AnnouncementFields {...inScope} errorOf={errorOf} /> : null}
            {moderates ? <PublishFields {...inScope} errorOf={errorOf} /> : null}
            <FileField label={t('form.files')} uploads={form.uploads} error={errorOf('fileIds')} />
            <Inline justify="between">
              {isBegun ? (
                <Inline gap="sm">
                  <Text size="sm" tone="muted">
                    {t('form.kept')}
                  </Text>
                  <Button size="sm" tone="ghost" onClick={form.discard}>
                    {t('form.discard')}
                  </Button>
                </Inline>
              ) : (
                <span />
              )}
              <Button type="submit" tone="primary" size="lg" icon={sendIcon} loading={form.isBusy}>
                {t('form.send')}
              </Button>
            </Inline>
          </>
        )}
      </TopicFormShell>
    </Card>
  );
}
