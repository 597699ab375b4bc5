import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { HttpProblem } from '../http/errors.ts';
import { mayConnect } from './page-origin.ts';
import { livePath } from './sockets.ts';

const asked = z.object({ origin: z.optional(z.string()) });

/**
 * Answers a plain GET of the live channel as a handshake of the page would be answered: 403 to a page of a foreign origin,
 * 426 where a websocket is welcome. Browsers hide from a page with what status its handshake was refused. Pages of every
 * origin may read the answer, which says nothing else; `?origin=` is for those that send no Origin header.
 */
export function serveRefusals(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const origins = publicUrl === null ? [] : [new URL(publicUrl).origin];
  app.get(livePath, { schema: { hide: true } }, async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    const said = asked.safeParse(request.query);
    const origin = request.headers.origin ?? (said.success ? said.data.origin : undefined);
    if (!mayConnect(origin, request.headers.host, origins)) throw new HttpProblem(403, 'ASAL_TIDAK_DIKENAL');
    return reply.code(426).headers({ upgrade: 'websocket', connection: 'upgrade' }).send();
  });
}
