import { GatewayFault } from './gateway.ts';

/** Answers of a gateway are some hundred bytes; more than this is none. */
const mostBytes = 64 * 1024;

/** The text of an answer, read no further than an answer can be. @throws {GatewayFault} `unreachable` */
export async function readBounded(answer: Response): Promise<string> {
  if (answer.body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const part of answer.body) {
    size += part.byteLength;
    if (size > mostBytes) throw new GatewayFault('unreachable', 'the answer of the gateway is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
