export { createRun } from './bills/create-run.ts';
export { moveRun } from './bills/move-run.ts';
export { createTariff } from './bills/tariffs.ts';
export { billingDomain } from './domain.ts';
export { startOnlineChecks } from './online/check-due.ts';
export { updateGateway } from './online/gateway-settings.ts';
export { serveMidtrans } from './online/serve-midtrans.ts';
export { createPayment } from './payments/create-payment.ts';
