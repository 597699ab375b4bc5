import type { Building } from '@imah/contract';
import {
  Button,
  Container,
  Form,
  Heading,
  Link,
  SelectField,
  Spinner,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@imah/ui';
import { Suspense } from 'react';
import { useShellPorts } from '../../shell/index.ts';
import { AudienceField } from '../new-topic/audience-field.tsx';
import { ChooseBuilding } from '../new-topic/choose-building.tsx';
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
        <ChooseBuilding>{(building) => <PlainForm key={building.id} building={building} />}</ChooseBuilding>
      </Stack>
    </Container>
  );
}

function PlainForm({ building }: { readonly building: Building }) {
  const t = useCommunityTexts();
  const { answer, isBusy, kinds, moderates, set, submit, values } = useTopicForm(building);
  // What a poll needs, only the newer form asks.
  const plain = kinds.filter((kind) => kind !== 'poll' || values.kind === 'poll');
  return (
    <Form answer={answer} onSubmit={submit}>
      {({ errorOf }) => (
        <Stack gap="lg">
          {plain.length > 1 ? (
            <SelectField
              name="kind"
              label={t('form.kind')}
              value={values.kind}
              options={plain.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
              onChange={({ currentTarget }) =>
                set({ kind: plain.find((kind) => kind === currentTarget.value) ?? values.kind })
              }
            />
          ) : null}
          <TextField
            name="title"
            label={t('form.topicTitle')}
            maxLength={140}
            required
            value={values.title}
            error={errorOf('title')}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
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
          <AudienceField
            building={building}
            values={values}
            moderates={moderates}
            error={errorOf('audience')}
            onChange={set}
          />
          <Button type="submit" tone="primary" width="full" size="lg" loading={isBusy}>
            {t('old.send')}
          </Button>
          <Link href={`/imah/new/topic?building=${building.id}`}>{t('old.toNew')}</Link>
        </Stack>
      )}
    </Form>
  );
}
