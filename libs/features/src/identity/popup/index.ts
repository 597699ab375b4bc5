export { finishSignInPopup, openSignInPopup, type PopupPage, type SignInOutcome } from './sign-in-popup.ts';
