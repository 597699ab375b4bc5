export { billingDomain } from './domain.ts';
export { startOnlineChecks } from './online/check-due.ts';
export { serveMidtrans } from './online/serve-midtrans.ts';
