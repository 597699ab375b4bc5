import { startServer } from '../apps/server/src/main.ts';
import { startGatewayProcess } from './gateway/start-gateway.ts';
import { buildWeb } from './run/build-web.ts';

// Residents pay by QRIS and account number without a contract with anybody: the gateway is a process of this computer.
const named = process.env['PAYMENT_SIMULATOR_URL'] ?? '';
const gateway = named === '' ? await startGatewayProcess({}) : null;
await startServer({
  demo: true,
  web: buildWeb(),
  environment: { ...process.env, PAYMENT_SIMULATOR_URL: gateway?.url ?? named },
});
if (gateway !== null) console.log(`  Simulator pembayaran: ${gateway.url}\n`);
