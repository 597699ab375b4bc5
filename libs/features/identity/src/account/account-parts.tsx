import { NotificationSettingsSection, useNotificationSettingsTexts } from '@imah/features-notifications/settings';
import { useApp } from '@imah/app/ports';
import { LinkedSignIns, useLinkTexts } from '../link/sign-ins/index.ts';
import { AccountSection } from './parts/account-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { Consents } from './consents.tsx';
import { DisplayChoices } from './display-choices.tsx';
import { EmailSection } from './email-section.tsx';
import { EraseAccount } from './erase-account.tsx';
import { OwnData } from './own-data.tsx';
import { Profile } from './profile.tsx';
import { RemoveDemo } from './remove-demo.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { useAccountTexts } from './texts.ts';

/** Name, picture, address, language. */
export function ProfilePart() {
  const t = useAccountTexts();
  return (
    <>
      <AccountSection id="profil" title={t('profile.title')}>
        <Profile />
      </AccountSection>
      <AccountSection id="email" title={t('email.title')}>
        <EmailSection />
      </AccountSection>
      <AccountSection id="tampilan" title={t('display.title')}>
        <DisplayChoices />
      </AccountSection>
    </>
  );
}

/** What one signs in with, and where one is signed in. */
export function SecurityPart() {
  const t = useAccountTexts();
  const tl = useLinkTexts();
  return (
    <>
      <AccountSection id="kata-sandi" title={t('password.title')}>
        <ChangePassword />
      </AccountSection>
      <AccountSection id="verifikasi" title={t('factor.title')}>
        <SecondFactor />
      </AccountSection>
      <AccountSection id="masuk" title={tl('signIns.title')}>
        <LinkedSignIns />
      </AccountSection>
      <AccountSection id="sesi" title={t('session.title')}>
        <Sessions />
      </AccountSection>
    </>
  );
}

/** What one is told of, and by which way. */
export function NotificationsPart() {
  const tn = useNotificationSettingsTexts();
  return (
    <AccountSection id="pemberitahuan" title={tn('title')}>
      <NotificationSettingsSection />
    </AccountSection>
  );
}

/** What one agreed to and what is kept; what cannot be undone comes last. */
export function PrivacyPart() {
  const t = useAccountTexts();
  const { config } = useApp();
  return (
    <>
      <AccountSection id="persetujuan" title={t('consents.title')}>
        <Consents />
      </AccountSection>
      <AccountSection id="data-saya" title={t('data.title')}>
        <OwnData />
      </AccountSection>
      {config.demo === null ? null : (
        <AccountSection id="peragaan" title={t('demo.title')}>
          <RemoveDemo />
        </AccountSection>
      )}
      <AccountSection id="hapus-akun" title={t('data.erase')}>
        <EraseAccount />
      </AccountSection>
    </>
  );
}
