import type { InvitationOffer } from '@imah/contract/members';
import { Button, Callout, Stack, Text } from '@imah/ui';
import { useDirectSubmit } from '@imah/app/command/direct';
import { useApp } from '@imah/app/ports';
import { FormMessage } from '@imah/app/form';
import { acceptInvitation } from '../parts/visitor-commands.ts';
import { useInvitationTexts } from './texts.ts';
import { DeclineButton } from './decline-button.tsx';

export interface AcceptInvitationProps {
  readonly token: string;
  readonly offer: InvitationOffer;
  readonly onDeclined: () => void;
}

/** For the person of the address, signed in: yes or no. */
export function AcceptInvitation({ token, offer, onDeclined }: AcceptInvitationProps) {
  const t = useInvitationTexts();
  const { person, onRightsChanged } = useApp();
  const mustConfirm = offer.email === null && person?.emailVerified === false;
  const { answer, isSending, submit } = useDirectSubmit(acceptInvitation, { onDone: () => onRightsChanged('beranda') });

  return (
    <Stack gap="lg">
      <FormMessage message={answer?.message ?? null} />
      {mustConfirm ? (
        <Callout tone="info">{t('confirmFirst', { email: person.email })}</Callout>
      ) : (
        <Text tone="muted">
          {offer.email === null ? t('forYou', { email: person?.email ?? '' }) : t('forEmail', { email: offer.email })}
        </Text>
      )}
      <Button tone="primary" size="lg" width="full" loading={isSending} onClick={() => void submit(token)}>
        {t('accept')}
      </Button>
      <DeclineButton token={token} onDeclined={onDeclined} />
    </Stack>
  );
}
