import { ButtonLink, FailedState, Callout, Skeleton, Stack } from '@imah/ui';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { InvitedRegistration } from './invited-registration.tsx';
import { LoginForInvitation, OtherPerson } from './other-person.tsx';
import { useInvitationTexts } from './texts.ts';
import { useOfferIntro } from './offer-intro.ts';
import { useOffer } from './use-offer.ts';

/** An invitation by mail: who invites whom into what, and the answer to it. */
export function InvitationPage({ token }: { readonly token: string }) {
  const t = useInvitationTexts();
  const state = useOffer(token);
  const { person } = useApp();
  // While the account that was just made joins, the form stays: signing in would otherwise replace it half-way.
  const [joining, setJoining] = useState<'no' | 'yes'>('no');
  const [answer, setAnswer] = useState<'open' | 'declined'>('open');
  const intro = useOfferIntro(state.kind === 'ready' ? state.offer : null);

  if (state.kind === 'loading')
    return (
      <AuthFrame title={t('title')}>
        <Stack gap="md" as="section" aria-busy aria-label={t('loading')}>
          <Skeleton shape="text" />
          <Skeleton shape="control" />
        </Stack>
      </AuthFrame>
    );
  if (state.kind === 'failed')
    return (
      <AuthFrame title={t('title')}>
        <FailedState title={t('failed')} onRetry={state.retry} attempt="idle" />
      </AuthFrame>
    );
  if (state.kind === 'invalid' || state.offer.status !== 'pending')
    return <Over why={state.kind === 'invalid' ? 'invalid' : over(state.offer.status)} />;
  if (answer === 'declined')
    return (
      <AuthFrame title={t('title')}>
        <Callout tone="success" announce="polite">
          {t('declined')}
        </Callout>
      </AuthFrame>
    );

  const { offer } = state;
  const declined = () => setAnswer('declined');
  return (
    <AuthFrame {...intro}>
      {joining === 'yes' || (person === null && !offer.hasAccount) ? (
        <InvitedRegistration token={token} offer={offer} onJoining={setJoining} onDeclined={declined} />
      ) : null}
      {joining === 'no' && person === null && offer.hasAccount ? (
        <LoginForInvitation token={token} offer={offer} />
      ) : null}
      {joining === 'no' && person !== null && offer.email !== null && person.email !== offer.email ? (
        <OtherPerson email={person.email} invited={offer.email} />
      ) : null}
      {joining === 'no' && person !== null && (offer.email === null || person.email === offer.email) ? (
        <AcceptInvitation token={token} offer={offer} onDeclined={declined} />
      ) : null}
    </AuthFrame>
  );
}

type Ended = 'accepted' | 'declined' | 'revoked' | 'expired';

function over(status: 'pending' | Ended): Ended | 'invalid' {
  return status === 'pending' ? 'invalid' : status;
}

function Over({ why }: { readonly why: Ended | 'invalid' }) {
  const t = useInvitationTexts();
  return (
    <AuthFrame title={t('title')}>
      <Stack gap="lg">
        <Callout tone="warning">{t(`over.${why}`)}</Callout>
        <ButtonLink href="/imah">{t('home')}</ButtonLink>
      </Stack>
    </AuthFrame>
  );
}
