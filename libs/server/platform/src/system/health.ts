import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const databasePatienceMs = 2000;

export interface HealthPorts {
  /** Connections of its own: a probe does not stand in line with the calls that it asks about. */
  readonly db: Kysely<Database>;
  /** Whether the live channel takes connections. */
  readonly isLive: () => boolean;
  readonly isStopping: () => boolean;
  /** Whether a write found no room a moment ago. */
  readonly isFull: () => boolean;
}

/** Whether `path` is one that a balancer asks every few seconds. */
export function isProbe(path: string): boolean {
  return path === '/healthz' || path === '/readyz';
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work, so a balancer may send people here. */
export function serveHealth(app: FastifyInstance, ports: HealthPorts): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const checks = {
      database: (await answers(ports.db)) ? 'ok' : 'failed',
      storage: ports.isFull() ? 'full' : 'ok',
      live: ports.isLive() ? 'ok' : 'failed',
      accepting: ports.isStopping() ? 'stopping' : 'ok',
    };
    const isReady = Object.values(checks).every((check) => check === 'ok');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable', checks });
  });
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  const query = sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, databasePatienceMs, false);
  return Promise.race([query, late]).finally(() => clearTimeout(timer));
}
