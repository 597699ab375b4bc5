import type { AddressInfo } from 'node:net';
import { openChargeBook } from './charge-book.ts';
import { createGatewayServer } from './gateway-server.ts';

/**
 * The simulator of a payment gateway, a process of its own on loopback: it speaks Midtrans' Core API, and people pay on its page.
 * `GATEWAY_PORT` is where it listens (0: one that is free), `GATEWAY_FILE` where it keeps what it has taken.
 */
const port = Number(process.env['GATEWAY_PORT'] ?? '8090');
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('GATEWAY_PORT harus bilangan bulat dari 0 sampai 65535.');
  process.exit(1);
}
const server = createGatewayServer(openChargeBook(process.env['GATEWAY_FILE'] ?? null));
server.on('error', (error) => {
  console.error(`Simulator pembayaran tidak dapat dimulai: ${error.message}`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  // A server that listens on a port has an address of this kind.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (process.send === undefined) console.log(`Simulator pembayaran: ${url}`);
  else process.send({ url });
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
