import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { serveHealth } from './health.ts';

async function withHealth(ports: {
  isLive?: boolean;
  isStopping?: boolean;
  isDatabaseGone?: boolean;
  isFull?: boolean;
}) {
  const database = await createTestDatabase();
  const app = Fastify();
  serveHealth(app, {
    db: database.db,
    isLive: () => ports.isLive ?? true,
    isStopping: () => ports.isStopping ?? false,
    isFull: () => ports.isFull ?? false,
  });
  if (ports.isDatabaseGone) await database.dispose();
  const alive = await app.inject('/healthz');
  const ready = await app.inject('/readyz');
  await app.close();
  if (!ports.isDatabaseGone) await database.dispose();
  return { alive: alive.statusCode, ready: ready.statusCode, checks: ready.json<{ checks: unknown }>().checks };
}

describe('/readyz', () => {
  it('is 200 when the database answers and the live channel listens', async () => {
    expect(await withHealth({})).toEqual({
      alive: 200,
      ready: 200,
      checks: { database: 'ok', storage: 'ok', live: 'ok', accepting: 'ok' },
    });
  });

  it('is 503 while the server stops, and /healthz still says that the process lives', async () => {
    expect(await withHealth({ isStopping: true })).toEqual({
      alive: 200,
      ready: 503,
      checks: { database: 'ok', storage: 'ok', live: 'ok', accepting: 'stopping' },
    });
  });

  it('is 503 while the disk is full, though the database answers', async () => {
    expect(await withHealth({ isFull: true })).toEqual({
      alive: 200,
      ready: 503,
      checks: { database: 'ok', storage: 'full', live: 'ok', accepting: 'ok' },
    });
  });

  it('is 503 when the live channel does not listen', async () => {
    expect(await withHealth({ isLive: false })).toEqual({
      alive: 200,
      ready: 503,
      checks: { database: 'ok', storage: 'ok', live: 'failed', accepting: 'ok' },
    });
  });

  it('is 503 when the database does not answer', async () => {
    expect(await withHealth({ isDatabaseGone: true })).toEqual({
      alive: 200,
      ready: 503,
      checks: { database: 'failed', storage: 'ok', live: 'ok', accepting: 'ok' },
    });
  });
});
