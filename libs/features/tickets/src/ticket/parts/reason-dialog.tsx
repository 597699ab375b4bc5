import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { type ReactNode, useState } from 'react';
import type { useSubmit } from '@imah/app/command';

interface ReasonDialogProps {
  /** What `useSubmit` gave for the call that takes the reason. */
  readonly form: Pick<ReturnType<typeof useSubmit>, 'answer' | 'isSending' | 'refuse'>;
  readonly title: string;
  readonly text?: string;
  readonly label: string;
  readonly hint?: string;
  /** Said of fewer than three letters. */
  readonly tooShort: string;
  readonly send: string;
  readonly tone?: 'primary' | 'danger';
  /** What is chosen before the reason is given. */
  readonly children?: (errorOf: (field: string) => string | undefined) => ReactNode;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why, before something is refused, cancelled or moved. */
export function ReasonDialog({ form, title, text, label, hint, tooShort, send, ...rest }: ReasonDialogProps) {
  const { tone = 'danger', children, onSend, onClose } = rest;
  const [reason, setReason] = useState('');

  function decide(): void {
    if (reason.trim().length < 3) return form.refuse({ reason: [tooShort] });
    onSend(reason.trim());
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form answer={form.answer} onSubmit={decide}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {text === undefined ? null : <Text tone="muted">{text}</Text>}
            {children?.(errorOf)}
            <TextArea
              name="reason"
              label={label}
              hint={hint}
              limit={1024}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={errorOf('reason')}
            />
            <FormActions>
              <Button type="submit" tone={tone} size="lg" width="full" loading={form.isSending}>
                {send}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
