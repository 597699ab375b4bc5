import type { Building } from '@imah/contract';
import {
  Button,
  Card,
  Container,
  DateField,
  Form,
  Heading,
  Inline,
  OfflineNotice,
  RadioGroup,
  Stack,
  Text,
  TextField,
  TimeField,
} from '@imah/ui';
import { sendIcon } from '@imah/ui/icons';
import { FileField } from '../../files/index.ts';
import { useClock } from '../../i18n/clock.tsx';
import { useOnline } from '../../live/use-online.ts';
import { useCommunityTexts } from '../texts.ts';
import { localDay } from './building-days.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { AudienceField } from './audience-field.tsx';
import { BodyField } from './body-field.tsx';
import { ChooseBuilding } from './choose-building.tsx';
import { PollFields } from './poll-fields.tsx';
import { useTopicForm } from './use-topic-form.ts';

/** S-08: a discussion, an announcement or a poll, for everyone of a building or for some. */
export function NewTopicPage() {
  const t = useCommunityTexts();
  const online = useOnline();
  return (
    <Container width="prose">
      <Stack gap="xl">
        {online ? null : <OfflineNotice />}
        <Stack gap="xs">
          <Heading level={1}>{t('form.title')}</Heading>
          <Text tone="muted">{t('form.lead')}</Text>
        </Stack>
        <ChooseBuilding>{(building) => <TopicFormCard key={building.id} building={building} />}</ChooseBuilding>
      </Stack>
    </Container>
  );
}

function TopicFormCard({ building }: { readonly building: Building }) {
  const t = useCommunityTexts();
  const clock = useClock();
  const form = useTopicForm(building);
  const { values, set, kinds, moderates } = form;
  const isBegun = values.title !== '' || values.body !== '';

  return (
    <Card padding="lg">
      <Form answer={form.answer} onSubmit={form.submit}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {kinds.length > 1 ? (
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
            <BodyField value={values.body} error={errorOf('body')} onChange={(body) => set({ body })} />
            {values.kind === 'poll' ? (
              <PollFields values={values} zone={building.timeZone} errorOf={errorOf} set={set} />
            ) : null}
            <AudienceField
              building={building}
              values={values}
              moderates={moderates}
              error={errorOf('audience')}
              onChange={set}
            />
            {values.kind === 'announcement' ? (
              <AnnouncementFields values={values} zone={building.timeZone} errorOf={errorOf} set={set} />
            ) : null}
            {moderates ? (
              <>
                <RadioGroup
                  name="publish"
                  label={t('form.when')}
                  direction="row"
                  value={values.publish}
                  options={(['now', 'later'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
                  onChange={({ value }) => set({ publish: value === 'later' ? 'later' : 'now' })}
                />
                {values.publish === 'later' ? (
                  <Inline gap="md" align="start">
                    <DateField
                      name="publishDay"
                      label={t('form.publishDay')}
                      required
                      min={localDay(clock.now(), building.timeZone)}
                      value={values.publishDay}
                      error={errorOf('publishDay')}
                      onChange={({ value }) => set({ publishDay: value })}
                    />
                    <TimeField
                      name="publishTime"
                      label={t('form.publishTime')}
                      required
                      value={values.publishTime}
                      error={errorOf('publishTime')}
                      onChange={({ value }) => set({ publishTime: value })}
                    />
                  </Inline>
                ) : null}
              </>
            ) : null}
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
          </Stack>
        )}
      </Form>
    </Card>
  );
}
