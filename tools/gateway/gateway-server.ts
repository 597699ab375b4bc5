import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ChargeBook } from './charge-book.ts';
import { answerControl } from './control.ts';
import type { Answered, Asked } from './exchange.ts';
import { refusal } from './midtrans-words.ts';
import { answerProtocol } from './protocol.ts';

const mostBytes = 64 * 1024;

/** A gateway on this computer: what programs ask by the protocol, what people do on its page. */
export function createGatewayServer(book: ChargeBook): Server {
  return createServer((request, response) => {
    void answer(book, request, response).catch(() => send(response, { status: 500, json: refusal(500, 'Error') }));
  });
}

async function answer(book: ChargeBook, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request) {
    if (!(part instanceof Uint8Array)) continue;
    size += part.byteLength;
    if (size > mostBytes) return send(response, { status: 413, json: refusal(413, 'Too large') });
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString('utf8');
  const asked: Asked = {
    method: request.method ?? 'GET',
    path: new URL(request.url ?? '/', 'http://localhost').pathname,
    headers: request.headers,
    body: parse(text),
    form: new URLSearchParams(text),
  };
  send(response, asked.path.startsWith('/v2/') ? answerProtocol(book, asked) : await answerControl(book, asked));
}

function send(response: ServerResponse, { status, json, page, location }: Answered): void {
  const type = page === undefined ? 'application/json' : 'text/html; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) });
  response.end(page ?? JSON.stringify(json ?? {}));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
