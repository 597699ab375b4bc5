export { LanguageSwitch } from './language-switch.tsx';
export { usePublicTexts } from './texts.ts';
