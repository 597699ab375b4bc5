import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackAddress } from '../config/config.ts';
import { notFound } from '../http/errors.ts';
import { bearerToken } from '../http/read-actor.ts';
import type { Metrics, MetricSources } from './metrics.ts';

/**
 * Counts every answer and tells of it at `/metrics`: to who names `token`, and without one to programs on this
 * computer. To everybody else there is no such path.
 */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { token, sources }: { readonly token: string | null; readonly sources: MetricSources },
): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  app.addHook('onClose', async () => metrics.stop());

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === null ? !isOnThisComputer(request) : !names(request, token)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text(sources));
  });
}

/** Sent from here and to here: not passed on by a proxy, nor by a page that has named this address its own. */
function isOnThisComputer({ raw, headers, hostname }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isLoopbackAddress(address) && isLoopbackAddress(hostname.replaceAll(/[[\]]/g, '')) && !isPassedOn;
}

function names(request: FastifyRequest, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(bearerToken(request) ?? ''), hash(token));
}
