import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';

/** Which of the build's files may be kept, and for how long; the first pattern that fits. */
const cacheRules: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\//, year],
  [/^\/builds\/latest\.json$/, 'no-store'],
  [/^\/builds\/meta\//, year],
  [/\/_payload\.json$/, 'no-cache'],
  [/./, 'public, max-age=3600'],
];

// Pages are served filled in; the rest is for the server or the tools.
const unserved = /\.(?:html|br|gz|map)$|^\/builds\/known-paths\.json$|^\/\.|\/\.vite\//;

/** Serves the files of the web build, in the compressed form that the build laid beside each. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    index: false,
    redirect: false,
    decorateReply: false,
    schemaHide: true,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !unserved.test(path),
    setHeaders: (reply) => {
      const path = reply.request.url.split('?', 1)[0] ?? '/';
      reply.header('cache-control', cacheRules.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache');
    },
  });
}
