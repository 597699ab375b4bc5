export { NewPasswordField } from './parts/new-password-field.tsx';
export { passwordFaultOf } from './parts/password-rules.ts';
export { useAuthTexts } from './parts/texts.ts';
