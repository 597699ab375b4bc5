import { useApiClient } from '@imah/api-client/react';
import type { InvitationOffer } from '@imah/contract/members';
import { Button, Notice, Stack, Text } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { FormMessage } from '@imah/app/form';
import { useInvitationTexts } from './texts.ts';
import { DeclineButton } from './decline-button.tsx';
import { useAnswer } from './use-answer.ts';

export interface AcceptInvitationProps {
  readonly token: string;
  readonly offer: InvitationOffer;
  readonly onDeclined: () => void;
}

/** For the person of the address, signed in: yes or no. */
export function AcceptInvitation({ token, offer, onDeclined }: AcceptInvitationProps) {
  const t = useInvitationTexts();
  const client = useApiClient();
  const { person, onRightsChanged } = useApp();
  const mustConfirm = offer.email === null && person?.emailVerified === false;
  const { message, pending, run } = useAnswer();

  return (
    <Stack gap="lg">
      <FormMessage message={message} />
      {mustConfirm ? (
        <Notice tone="info">{t('confirmFirst', { email: person.email })}</Notice>
      ) : (
        <Text tone="muted">
          {offer.email === null ? t('forYou', { email: person?.email ?? '' }) : t('forEmail', { email: offer.email })}
        </Text>
      )}
      <Button
        tone="primary"
        size="lg"
        width="full"
        loading={pending}
        onClick={() =>
          run(async () => {
            await client.acceptInvitation({ body: { token } });
            onRightsChanged('beranda');
          })
        }
      >
        {t('accept')}
      </Button>
      <DeclineButton token={token} onDeclined={onDeclined} />
    </Stack>
  );
}
