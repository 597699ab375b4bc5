export { identityDomain } from './domain.ts';
export { createPasswords } from './passwords.ts';
export { resetMailQueue } from './send-reset-mail.ts';
