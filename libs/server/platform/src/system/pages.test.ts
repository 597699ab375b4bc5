import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { servePages } from './pages.ts';
import type { Site } from './site.ts';

const page = (name: string) => ({ html: `<head><!--imah-config--></head>${name}` });
const site: Site = {
  folder: '/nowhere',
  buildId: 'build',
  pages: new Map([['/login', page('login')]]),
  shell: page('shell'),
  isKnown: (path) => path === '/tagihan',
  scriptHashes: [],
};

it('tells search engines to list what visitors come for, and nothing that is behind a login or a link', async () => {
  const app = Fastify();
  await app.register(helmet, { global: false });
  app.setNotFoundHandler(
    servePages(app, { config: readConfig({}, { isRoot: false, cwd: '/' }), site, demo: () => null }),
  );
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url });
    return [statusCode, headers['x-robots-tag'], body.replace(/.*<\/head>/s, '')];
  };

  expect(await ask('/login')).toEqual([200, undefined, 'login']);
  expect(await ask('/tagihan')).toEqual([200, 'noindex', 'shell']);
  expect(await ask('/nowhere')).toEqual([404, 'noindex', 'shell']);
  await app.close();
});
