import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 'public, max-age=31536000, immutable';

/** Which of the build's files may be kept, and for how long; the first pattern that fits. */
const cacheRules: readonly (readonly [RegExp, string])[] = [
  [/^\/builds\/latest\.json$/, 'no-store'],
  [/^\/builds\/meta\//, year],
  [/\/_payload\.json$/, 'no-cache'],
  [/^\/sw\.js$/, 'no-cache'],
  [/./, 'public, max-age=3600'],
];

/** The worker that keeps the build fetches its files and runs the part that shows pushes; nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

// Pages are served filled in; the rest is for the server or the tools.
const unserved = /\.(?:html|br|gz|map)$|^\/builds\/known-paths\.json$|^\/\.|\/\.vite\//;

const neverAPage = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;
const headersOfAPage = ['content-security-policy', 'referrer-policy', 'x-request-id'];

const shared = {
  index: false,
  redirect: false,
  decorateReply: false,
  schemaHide: true,
  preCompressed: true,
  cacheControl: false,
  allowedPath: (path: string) => !unserved.test(path),
} as const;

/** Serves the files of the web build, in the compressed form that the build laid beside each. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...shared,
    root: `${folder}/assets`,
    prefix: '/assets/',
    // The name holds the content's hash: nobody asks again, and a code file is not a page that could be framed.
    // A page has thirty of them, and each unneeded header goes with every one.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', year);
      if (neverAPage.test(path)) for (const name of headersOfAPage) reply.removeHeader(name);
    },
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    prefix: '/',
    setHeaders: (reply) => {
      const path = reply.request.url.split('?', 1)[0] ?? '/';
      if (path === '/sw.js') reply.header('content-security-policy', workerPolicy);
      reply.header('cache-control', cacheRules.find(([pattern]) => pattern.test(path))?.[1] ?? 'no-cache');
    },
  });
}
