import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  'account/follow': ['FollowAccount'],
  account: ['AccountPage'],
  'account/parts': [
    'accountCommands',
    'AccountFrame',
    'AccountSection',
    'ChangeFailure',
    'CopyButton',
    'isDeclined',
    'Refusal',
    'SectionRead',

    'useMustVerify',
    'VerifyFirst',
  ],
  boarding: ['BoardingPage'],
  'forgot-password': ['ForgotPasswordPage'],
  '.': ['NewPasswordField', 'passwordFaultOf', 'useAuthTexts'],
  invitation: ['InvitationPage'],
  link: ['LinkPage'],
  'link/sign-ins': ['LinkedSignIns', 'useLinkTexts'],
  login: ['LoginPage'],
  logout: ['LogoutPage'],
  popup: ['openSignInPopup', 'ProviderButton'],
  provinces: ['provinces', 'zoneOfProvince'],
  register: ['RegisterPage'],
  'remembered-person': ['forgetPerson', 'rememberedPersonOf', 'sessionActors'],
  'step-up': ['createStepUp', 'StepUpHost'],
  verify: ['VerifyPage'],
});
