export { useLinkTexts } from '../texts.ts';
export { LinkedSignIns } from './linked-sign-ins.tsx';
