import { useApiClient } from '@imah/api-client/react';
import type { TicketComment } from '@imah/contract/tickets';
import { Button, Dialog, Form, FormActions, Stack, TextArea } from '@imah/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { ticketKeys } from '../model/ticket-queries.ts';
import { useTicketTexts } from '../texts.ts';

interface EditCommentProps {
  readonly ticketId: string;
  readonly channel: 'reply' | 'note';
  readonly comment: TicketComment;
  readonly onClose: () => void;
}

/** Another text for what one has just written. */
export function EditComment({ ticketId, channel, comment, onClose }: EditCommentProps) {
  const t = useTicketTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const queries = useQueryClient();
  const [text, setText] = useState(comment.body);
  const saving = useMutation({
    mutationFn: async () => {
      const input = { params: { ticketId, commentId: comment.id }, body: { body: text.trim() } };
      return channel === 'reply' ? client.editTicketReply(input) : client.editTicketNote(input);
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ticketKeys.one(ticketId) });
      onClose();
    },
  });
  // One answer for one refusal: a new one would take the focus with every letter.
  const answer = useMemo(() => (saving.error === null ? null : failureAnswer(tf, saving.error)), [saving.error, tf]);
  return (
    <Dialog open onClose={onClose} title={t('talk.editTitle')} description={t('talk.editHint')}>
      <Form
        answer={answer}
        onSubmit={() => {
          if (text.trim() !== '' && !saving.isPending) saving.mutate();
        }}
      >
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="body"
              label={channel === 'note' ? t('talk.note') : t('talk.reply')}
              limit={5000}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              error={errorOf('body')}
            />
            <FormActions>
              <Button
                type="submit"
                tone="primary"
                width="full"
                loading={saving.isPending}
                disabled={text.trim() === ''}
              >
                {t('talk.saveEdit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
