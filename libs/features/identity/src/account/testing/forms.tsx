import { answerOf } from '@imah/testing';
import { ChangePassword } from '../change-password.tsx';
import { EmailForm } from '../email-form.tsx';
import { ProfileForm } from '../profile-form.tsx';
import { SecondFactorSetup } from '../second-factor-setup.tsx';
import { profile } from './account-fixtures.ts';
import type { FormCase } from '@imah/app/form/testing';

const close = () => undefined;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  { source: 'account/profile-form.tsx', element: <ProfileForm profile={profile} onChanged={close} /> },
  { source: 'account/email-form.tsx', element: <EmailForm email="ratna@contoh.id" onDone={close} /> },
  {
    source: 'account/change-password.tsx',
    element: <ChangePassword />,
    answers: { getProfile: answerOf(profile) },
  },
  {
    source: 'account/second-factor-setup.tsx',
    element: (
      <SecondFactorSetup
        setup={{ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Imah?secret=JBSWY3DPEHPK3PXP' }}
        onCancel={close}
        onCodes={close}
      />
    ),
  },
];
