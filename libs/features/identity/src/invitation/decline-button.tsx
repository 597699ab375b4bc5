import { Button, Stack } from '@imah/ui';
import { useDirectSubmit } from '@imah/app/command/direct';
import { FormMessage } from '@imah/app/form';
import { declineInvitation } from '../parts/visitor-commands.ts';
import { useInvitationTexts } from './texts.ts';

export function DeclineButton({ token, onDeclined }: { readonly token: string; readonly onDeclined: () => void }) {
  const t = useInvitationTexts();
  const { answer, isSending, submit } = useDirectSubmit(declineInvitation, { onDone: onDeclined });
  return (
    <Stack gap="sm">
      <FormMessage message={answer?.message ?? null} />
      <Button tone="ghost" width="full" loading={isSending} onClick={() => void submit(token)}>
        {t('decline')}
      </Button>
    </Stack>
  );
}
