import type { NewSession } from '@imah/contract/identity';
import type { InvitationOffer } from '@imah/contract/members';
import { Stack } from '@imah/ui';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { useApp } from '@imah/app/ports';
import { acceptInvitation } from '../parts/visitor-commands.ts';
import { RegisterForm } from '../register/register-form.tsx';
import { DeclineButton } from './decline-button.tsx';
import { LoginForInvitation } from './other-person.tsx';
import { useInvitationTexts } from './texts.ts';

export interface InvitedRegistrationProps {
  readonly token: string;
  readonly offer: InvitationOffer;
  readonly onJoining: (joining: 'no' | 'yes') => void;
  readonly onDeclined: () => void;
}

/** An account for the address that was invited, and at once the membership. */
export function InvitedRegistration({ token, offer, onJoining, onDeclined }: InvitedRegistrationProps) {
  const t = useInvitationTexts();
  const { run } = useDirectCommand(acceptInvitation);
  const { onSignedIn, onRightsChanged } = useApp();

  async function join(session: NewSession): Promise<void> {
    onJoining('yes');
    onSignedIn(session, 'invitation');
    if (offer.email === null) {
      // A link was handed over: the new account confirms its address first, and accepts then.
      onJoining('no');
      return;
    }
    try {
      arrived(await run(token));
    } catch (error) {
      // The account is there and signed in: the page goes on as for everybody who has one.
      onJoining('no');
      throw error;
    }
    onRightsChanged('beranda');
  }

  return (
    <Stack gap="lg">
      {offer.email === null ? (
        <>
          <LoginForInvitation token={token} offer={offer} />
          <RegisterForm submitLabel={t('create')} onRegistered={join} />
        </>
      ) : (
        <RegisterForm email={offer.email} invitation={token} submitLabel={t('createAndJoin')} onRegistered={join} />
      )}
      <DeclineButton token={token} onDeclined={onDeclined} />
    </Stack>
  );
}
