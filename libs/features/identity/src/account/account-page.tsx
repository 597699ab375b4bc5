import { Container, Heading, Stack } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { NotificationSettingsSection, useNotificationSettingsTexts } from '@imah/features-notifications/settings';
import { AccountSection } from './parts/account-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { Consents } from './consents.tsx';
import { DisplayChoices } from './display-choices.tsx';
import { EmailSection } from './email-section.tsx';
import { LiveSecret } from './live-secret.tsx';
import { OwnData } from './own-data.tsx';
import { Profile } from './profile.tsx';
import { RemoveDemo } from './remove-demo.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { useAccountTexts } from './texts.ts';

/** Who you are here, how you like it, and the way out. */
export function AccountPage() {
  const t = useAccountTexts();
  const tn = useNotificationSettingsTexts();
  const { config } = useApp();
  return (
    <Container width="prose" gutter="none">
      <Stack gap="xl">
        <Heading level={1}>{t('title')}</Heading>
        <AccountSection id="profil" title={t('profile.title')}>
          <Profile />
        </AccountSection>
        <AccountSection id="email" title={t('email.title')}>
          <EmailSection />
        </AccountSection>
        <AccountSection id="tampilan" title={t('display.title')}>
          <DisplayChoices />
        </AccountSection>
        <AccountSection id="kata-sandi" title={t('password.title')}>
          <ChangePassword />
        </AccountSection>
        <AccountSection id="verifikasi" title={t('factor.title')}>
          <SecondFactor />
        </AccountSection>
        <AccountSection id="sesi" title={t('session.title')}>
          <Sessions />
        </AccountSection>
        <AccountSection id="kanal-langsung" title={t('live.title')}>
          <LiveSecret />
        </AccountSection>
        <AccountSection id="persetujuan" title={t('consents.title')}>
          <Consents />
        </AccountSection>
        <AccountSection id="data-saya" title={t('data.title')}>
          <OwnData />
        </AccountSection>
        <AccountSection id="pemberitahuan" title={tn('title')}>
          <NotificationSettingsSection />
        </AccountSection>
        {config.demo === null ? null : (
          <AccountSection id="peragaan" title={t('demo.title')}>
            <RemoveDemo />
          </AccountSection>
        )}
      </Stack>
    </Container>
  );
}
