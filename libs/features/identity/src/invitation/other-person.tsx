import type { InvitationOffer } from '@imah/contract/members';
import { loginPathFor } from '@imah/state-machines';
import { ButtonLink, Callout, Stack, Text } from '@imah/ui';
import { useInvitationTexts } from './texts.ts';

/** Somebody else is signed in: the invitation is not theirs to answer. */
export function OtherPerson({ email, invited }: { readonly email: string; readonly invited: string }) {
  const t = useInvitationTexts();
  return (
    <Stack gap="lg">
      <Callout tone="warning">{t('other', { email, invited })}</Callout>
      <ButtonLink href="/logout">{t('logout')}</ButtonLink>
    </Stack>
  );
}

/** The address has an account, or may have: signing in leads back here. */
export function LoginForInvitation({ token, offer }: { readonly token: string; readonly offer: InvitationOffer }) {
  const t = useInvitationTexts();
  return (
    <Stack gap="lg">
      {offer.email === null ? null : <Text tone="muted">{t('forEmail', { email: offer.email })}</Text>}
      <Text>{t(offer.email === null ? 'loginOrRegister' : 'loginHint')}</Text>
      <ButtonLink tone="primary" size="lg" href={loginPathFor(`/register?undangan=${encodeURIComponent(token)}`)}>
        {t('login')}
      </ButtonLink>
    </Stack>
  );
}
