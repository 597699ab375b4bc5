export { passwordFault, passwordFaults, type PasswordFault, passwordPolicy } from './identity/password-policy.ts';
