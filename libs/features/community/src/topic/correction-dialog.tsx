import { useApiClient } from '@imah/api-client/react';
import type { CommunityTopic } from '@imah/contract/community';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea, TextField } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { useCommunityTexts } from '../texts.ts';
import { changeTopic } from './topic-commands.ts';

/** A new version of an announcement that was sent. */
export function CorrectionDialog({ topic, onClose }: { readonly topic: CommunityTopic; readonly onClose: () => void }) {
  const t = useCommunityTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeTopic(topic.id));

  async function send(data: FormData): Promise<void> {
    const body = { title: textOf(data, 'title'), body: textOf(data, 'body'), note: textOf(data, 'note') };
    const done = await submit(() =>
      client.correctTopic({ params: { topicId: topic.id }, body, version: topic.version }),
    );
    if (done === null) return;
    toast('success', t('correction.sent'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('correction.title')}>
      <Form answer={answer} onSubmit={({ data }) => void send(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('correction.lead')}</Text>
            <TextField
              name="title"
              label={t('form.topicTitle')}
              defaultValue={topic.title}
              maxLength={140}
              required
              error={errorOf('title')}
            />
            <TextArea
              name="body"
              label={t('form.body')}
              defaultValue={topic.body}
              rows={6}
              limit={5000}
              error={errorOf('body')}
            />
            <TextField
              name="note"
              label={t('correction.note')}
              hint={t('correction.noteHint')}
              maxLength={280}
              required
              error={errorOf('note')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('correction.send')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
