import { answerOf, whoamiOfNewcomer } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BuildingBoarding } from '../boarding/building-boarding.tsx';
import { JoinBuilding } from '../boarding/join-building.tsx';
import { CodeForm } from '../login/code-form.tsx';
import { LoginPage } from '../login/login-page.tsx';
import { ForgotPasswordPage } from '../forgot-password/forgot-password-page.tsx';
import { ProviderRegistration } from '../register/provider-registration.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { StepUpDialog } from '../step-up/step-up-dialog.tsx';
import type { FormCase } from '@imah/app/form/testing';

/** What could not be read is a wrong code or password to these. */
const unread = [400, 413, 415, 422, 428];
const close = () => undefined;

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  { source: 'login/login-form.tsx', element: <LoginPage />, person: null, ownWords: [401] },
  {
    source: 'login/code-form.tsx',
    element: <CodeForm credentials={{ email: 'ratna@contoh.id', password: 'x' }} onBack={close} />,
    person: null,
    ownWords: [401, ...unread],
  },
  { source: 'forgot-password/ask-for-reset.tsx', element: <ForgotPasswordPage />, person: null },
  {
    source: 'forgot-password/set-new-password.tsx',
    element: <ForgotPasswordPage />,
    person: null,
    route: '/lupa',
    path: '/lupa?token=abc',
    keepsAt: [410],
  },
  {
    source: 'register/register-form.tsx',
    element: <RegisterForm submitLabel="Buat akun" onRegistered={close} />,
    person: null,
  },
  {
    source: 'register/provider-registration.tsx',
    element: (
      <ProviderRegistration
        registration={{ name: 'Ratna', email: 'ratna@contoh.id', emailVerified: true }}
        onBack={close}
      />
    ),
    person: null,
    ownWords: [410],
  },
  {
    source: 'step-up/step-up-dialog.tsx',
    element: <StepUpDialog onAnswer={close} />,
    answers: { getStepUp: answerOf({ methods: ['password' as const] }) },
    ownWords: unread,
  },
  {
    source: 'boarding/building-boarding.tsx',
    element: <BuildingBoarding onBack={close} />,
    person: whoamiOfNewcomer,
    ownWords: 'all',
  },
  {
    source: 'boarding/join-code-form.tsx',
    element: <JoinBuilding onBack={close} />,
    person: whoamiOfNewcomer,
    // Said of its field, behind the name of that.
    ownWords: [410],
  },
  {
    source: 'boarding/join-unit-form.tsx',
    element: <JoinBuilding onBack={close} />,
    person: whoamiOfNewcomer,
    // Said of its field, behind the name of that.
    ownWords: [410],
    before: ['readJoinCode'],
    answers: { readJoinCode: answerOf({ building: 'Menara Graha', organization: 'Graha Contoh' }) },
    open: async () => {
      await userEvent.type(await screen.findByLabelText('Kode gedung'), '7KQ3M-X2PABC');
      await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
      await screen.findByLabelText('Unit Anda');
    },
  },
];
