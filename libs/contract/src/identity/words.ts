export { passwordFault, passwordFaults, passwordPolicy, type PasswordFault } from './password-policy.ts';
