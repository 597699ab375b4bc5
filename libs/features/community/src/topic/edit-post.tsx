import { useApiClient } from '@imah/api-client/react';
import type { TopicPost } from '@imah/contract/community';
import { Button, Dialog, Form, FormActions, Stack, TextArea } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useCommunityTexts } from '../texts.ts';
import { changeTopic } from './topic-commands.ts';

interface EditPostProps {
  readonly topicId: string;
  readonly post: TopicPost;
  readonly onClose: () => void;
}

/** Changes what one has just written. */
export function EditPost({ topicId, post, onClose }: EditPostProps) {
  const t = useCommunityTexts();
  const client = useApiClient();
  const { isSending, answer, submit } = useSubmit(changeTopic(topicId));

  async function save(data: FormData): Promise<void> {
    const params = { topicId, postId: post.id };
    const body = { body: textOf(data, 'body') };
    if ((await submit(() => client.updateTopicPost({ params, body, version: post.version }))) !== null) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('act.editPost')}>
      <Form answer={answer} onSubmit={({ data }) => void save(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="body"
              label={t('form.body')}
              defaultValue={post.body}
              rows={5}
              limit={5000}
              required
              error={errorOf('body')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('act.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
