import { useApiClient } from '@imah/api-client/react';
import { Button, Stack } from '@imah/ui';
import { FormMessage } from '@imah/app/form';
import { useInvitationTexts } from './texts.ts';
import { useAnswer } from './use-answer.ts';

export function DeclineButton({ token, onDeclined }: { readonly token: string; readonly onDeclined: () => void }) {
  const t = useInvitationTexts();
  const client = useApiClient();
  const { message, pending, run } = useAnswer();
  return (
    <Stack gap="sm">
      <FormMessage message={message} />
      <Button
        tone="ghost"
        width="full"
        loading={pending}
        onClick={() =>
          run(async () => {
            await client.declineInvitation({ body: { token } });
            onDeclined();
          })
        }
      >
        {t('decline')}
      </Button>
    </Stack>
  );
}
