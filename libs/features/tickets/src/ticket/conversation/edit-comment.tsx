import type { TicketComment } from '@imah/contract/tickets';
import { Button, Dialog, Form, FormActions, Stack, TextArea } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
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
  const [text, setText] = useState(comment.body);
  const { answer, isSending, submit } = useSubmit(anyCall(renewedBy.partsOfTicket(ticketId)), { onDone: onClose });
  function save(): void {
    const input = { params: { ticketId, commentId: comment.id }, body: { body: text.trim() } };
    void submit((client) => (channel === 'reply' ? client.editTicketReply(input) : client.editTicketNote(input)));
  }
  return (
    <Dialog open onClose={onClose} title={t('talk.editTitle')} description={t('talk.editHint')}>
      <Form
        answer={answer}
        onSubmit={() => {
          if (text.trim() !== '') save();
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
              <Button type="submit" tone="primary" width="full" loading={isSending} disabled={text.trim() === ''}>
                {t('talk.saveEdit')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
