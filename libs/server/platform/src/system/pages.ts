import type { RuntimeConfig } from '@imah/contract/system/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { chooseEncoding, compressText, type CompressedText } from './compressed.ts';
import { allowPage } from './page-policy.ts';
import { isLoopbackHost, runtimeConfig } from './runtime-config.ts';
import { fillPage, type PageTemplate, type Site } from './site.ts';

export interface PagesOptions {
  readonly config: Config;
  readonly site: Site;
  readonly demo: () => RuntimeConfig['demo'];
}

/** Answers `request` with the page of its path. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Mounts the prerendered pages; the answer sends any other path's page: the shell, in which the client renders. */
export function servePages(app: FastifyInstance, { config, site, demo }: PagesOptions): SendPage {
  const filled = new WeakMap<PageTemplate, Map<string, CompressedText>>();

  function textFor(template: PageTemplate, host: string): CompressedText {
    // Only names of this computer change the page, so strangers' Host headers cannot fill the memory.
    const origin = isLoopbackHost(host) ? host.toLowerCase() : '';
    const key = `${origin} ${demo() === null ? 'real' : 'demo'}`;
    const variants = filled.get(template) ?? new Map<string, CompressedText>();
    filled.set(template, variants);
    const known = variants.get(key);
    if (known !== undefined) return known;
    const text = compressText(fillPage(template, runtimeConfig(config, site.buildId, demo(), origin)));
    if (variants.size < 16) variants.set(key, text);
    return text;
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    template: PageTemplate,
    status: number,
  ): Promise<FastifyReply> {
    const text = textFor(template, request.headers.host ?? '');
    allowPage(reply);
    reply.header('cache-control', 'no-cache').header('etag', text.etag).header('vary', 'accept-encoding');
    if (status === 200 && request.headers['if-none-match'] === text.etag) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(await text.as(encoding));
  }

  for (const [path, template] of site.pages) {
    app.get(path, { schema: { hide: true } }, (request, reply) => send(request, reply, template, 200));
  }
  void app.register(async (scope) => takeEarlyForms(scope, [...site.pages.keys()]));
  return (request, reply) => {
    // What is behind a login, or behind a link that somebody was given, is nothing for a search engine.
    reply.header('x-robots-tag', 'noindex');
    return send(request, reply, site.shell, site.isKnown(pathOf(request)) ? 200 : 404);
  };
}

/** A form that is sent before its script runs: what was typed is read by nobody, and the page comes again. */
function takeEarlyForms(scope: FastifyInstance, paths: readonly string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  for (const path of paths) {
    scope.post(path, { schema: { hide: true } }, (request, reply) => reply.redirect(request.url, 303));
  }
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
