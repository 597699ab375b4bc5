export { openSignInPopup, type PopupPage, type SignInOutcome } from './sign-in-popup.ts';
export { ProviderButton, type ProviderButtonProps } from './provider-button.tsx';
