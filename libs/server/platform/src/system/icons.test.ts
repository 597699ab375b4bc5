import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { type IconSet, pickIcons, serveIcons } from './icons.ts';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function ask(path: string, mayAskElsewhere = false) {
  const app = Fastify();
  apps.push(app);
  serveIcons(app, { mayAskElsewhere });
  const answer = await app.inject(`/api/_nuxt_icon/${path}`);
  return {
    status: answer.statusCode,
    cache: answer.headers['cache-control'],
    body: answer.json<{ icons: object; not_found?: string[] }>(),
  };
}

describe('icons (S-49)', () => {
  it('are only those asked for, and may be kept', async () => {
    const { status, cache, body } = await ask('lucide.json?icons=house%2Cdroplets');

    expect(status).toBe(200);
    expect(cache).toBe('public, max-age=604800');
    expect(body).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
    expect(Object.keys(body.icons)).toEqual(['house', 'droplets']);
    expect(body).not.toHaveProperty('not_found');
  });

  it('that are unknown are named in a 200, for a 404 would end the search of the client', async () => {
    expect(await ask('lucide.json?icons=house,no-such-icon')).toMatchObject({
      status: 200,
      cache: 'public, max-age=300',
      body: { not_found: ['no-such-icon'] },
    });
    expect(await ask('unknown-set.json?icons=house')).toMatchObject({
      status: 200,
      body: { prefix: 'unknown-set', icons: {}, not_found: ['house'] },
    });
  });

  it('that are unknown are a 503 where a public service may be asked, so that the client goes on to it', async () => {
    expect(await ask('unknown-set.json?icons=house', true)).toMatchObject({ status: 503, cache: 'no-store' });
    expect(await ask('lucide.json?icons=house', true)).toMatchObject({ status: 200 });
  });

  it('of 60 names in one URL, with commas written as %2C, are answered', async () => {
    const names = ['house', ...Array.from({ length: 59 }, (_, index) => `unknown-${index}`)];

    const { status, body } = await ask(`lucide.json?icons=${names.join('%2C')}`);

    expect(status).toBe(200);
    expect(body.not_found).toHaveLength(59);
  });

  it('of hostile names are nothing', async () => {
    expect(await ask('lucide.json?icons=__proto__,constructor,../x')).toMatchObject({
      status: 200,
      body: { icons: {}, not_found: ['constructor'] },
    });
  });
});

describe('pickIcons', () => {
  it('brings the icon that an alias leads to', () => {
    const set: IconSet = {
      prefix: 'x',
      icons: { a: { body: '<a/>' } },
      aliases: { b: { parent: 'a' }, c: { parent: 'b' }, lost: { parent: 'gone' } },
    };

    expect(pickIcons(set, ['c', 'lost'])).toEqual({
      prefix: 'x',
      icons: { a: { body: '<a/>' } },
      aliases: { b: { parent: 'a' }, c: { parent: 'b' } },
      not_found: ['lost'],
    });
  });
});
