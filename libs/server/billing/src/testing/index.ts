export { type GatewayProcess, startGateway } from './gateway-process.ts';
export { serveNotifications, serverKey, signed } from './online-calls.ts';
export { instalmentCalls } from './instalment-calls.ts';
