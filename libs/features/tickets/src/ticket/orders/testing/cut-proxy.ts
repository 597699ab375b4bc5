import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/**
 * What becomes of one call on its way. `refused`: it never arrives. `unanswered`: it arrives, and its answer does not.
 * `doubled`: it arrives twice, and is answered once. `half`: half of the answer arrives.
 */
export type Fate = 'passes' | 'refused' | 'unanswered' | 'doubled' | 'half';

export interface CutProxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Stands between a client and the server, and cuts calls that change something as `fateOf` says. */
export async function startCutProxy(target: () => string, fateOf: () => Fate): Promise<CutProxy> {
  const server = createServer((request, response) => {
    void carry(request, response).catch(() => response.destroy());
  });
  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    const call = { method, path, headers, body: await readAll(request) };
    const fate = method === 'GET' ? 'passes' : fateOf();
    if (fate === 'refused') return void response.destroy();
    const twin = fate === 'doubled' ? pass(target(), call).catch(() => null) : null;
    const answer = await pass(target(), call);
    await twin;
    if (fate === 'unanswered') return void response.destroy();
    response.writeHead(answer.status, answer.headers);
    if (fate !== 'half') return void response.end(answer.body);
    response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function pass(target: string, { method, path, headers, body }: Call): Promise<Answer> {
  const { host: _, connection: __, ...rest } = headers;
  return new Promise((resolve, reject) => {
    const sent = forward(`${target}${path}`, { method, headers: rest, agent: false }, (answer) => {
      readAll(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}
