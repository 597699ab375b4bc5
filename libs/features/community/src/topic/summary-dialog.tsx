import { useApiClient } from '@imah/api-client/react';
import type { CommunityTopic } from '@imah/contract/community';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useCommunityTexts } from '../texts.ts';
import { changeTopic } from './topic-commands.ts';

/** Holds fast on top of a topic what has become of it, or takes that away. */
export function SummaryDialog({ topic, onClose }: { readonly topic: CommunityTopic; readonly onClose: () => void }) {
  const t = useCommunityTexts();
  const client = useApiClient();
  const { isSending, answer, submit } = useSubmit(changeTopic(topic.id));

  async function save(text: string | null): Promise<void> {
    const params = { topicId: topic.id };
    const done = await submit(() => client.summarizeTopic({ params, body: { text }, version: topic.version }));
    if (done !== null) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('summary.title')}>
      <Form answer={answer} onSubmit={({ data }) => void save(textOf(data, 'text'))}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('summary.lead')}</Text>
            <TextArea
              name="text"
              label={t('summary.text')}
              defaultValue={topic.summary?.text ?? ''}
              rows={6}
              limit={2000}
              required
              error={errorOf('text')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('act.save')}
              </Button>
            </FormActions>
            {topic.summary === null ? null : (
              <Button tone="ghost" width="full" disabled={isSending} onClick={() => void save(null)}>
                {t('summary.remove')}
              </Button>
            )}
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
