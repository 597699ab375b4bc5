import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { startJobs } from './jobs.ts';

const database = await createTestDatabase();
const log = pino({ level: 'silent' });
afterAll(() => database.dispose());

describe('jobs', () => {
  it('are kept in the database: one that was sent before a stop is done after the next start', async () => {
    const before = await startJobs(database.url, log);
    await before.createQueue('greet');
    await before.send('greet', { name: 'Budi' });
    await before.stop();

    const after = await startJobs(database.url, log);
    const greeted = await new Promise((resolve) => {
      void after.work<{ name: string }>('greet', { pollingIntervalSeconds: 0.5 }, async (batch) =>
        resolve(batch.map(({ data }) => data.name)),
      );
    });
    await after.stop();

    expect(greeted).toEqual(['Budi']);
  });

  it('are done again when they failed', async () => {
    const jobs = await startJobs(database.url, log);
    await jobs.createQueue('flaky', { retryLimit: 2, retryDelay: 0 });
    let tries = 0;
    await jobs.send('flaky', {});

    await new Promise<void>((resolve) => {
      void jobs.work('flaky', { pollingIntervalSeconds: 0.5 }, async () => {
        tries += 1;
        if (tries === 1) throw new Error('not yet');
        resolve();
      });
    });
    await jobs.stop();

    expect(tries).toBe(2);
  });
});
