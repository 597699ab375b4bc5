import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { LatestBuild } from '@imah/contract/system';
import { runtimeConfigElementId, type RuntimeConfig } from '@imah/contract/system/words';
import { StartupError } from '../config/startup-error.ts';
import { compileKnownPaths, type KnownPaths } from './known-paths.ts';

/** The built web application: its pages in memory, everything else in `folder`. */
export interface Site {
  readonly folder: string;
  readonly buildId: string;
  /** Path (`/login`) to the prerendered page; what is not here gets the shell. */
  readonly pages: ReadonlyMap<string, PageTemplate>;
  readonly shell: PageTemplate;
  readonly isKnown: KnownPaths;
  /** `'sha256-…'` of every inline script of every page. */
  readonly scriptHashes: readonly string[];
}

/** A page without the run-time configuration that each deployment fills in. */
export interface PageTemplate {
  readonly html: string;
}

const placeholder = '<!--imah-config-->';

/**
 * Reads what the web build made.
 * @throws {StartupError} `web-not-built`
 */
export async function readSite(folder: string): Promise<Site> {
  if (!existsSync(join(folder, 'index.html'))) throw new StartupError('web-not-built', folder);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = new Map<string, PageTemplate>();
  for (const file of files) {
    const html = await readFile(join(folder, file), 'utf8');
    pages.set(`/${file.split(sep).join('/')}`.replace(/\/?index\.html$/, '') || '/', { html });
  }
  const shell = pages.get('/shell.html') ?? pages.get('/') ?? { html: '' };
  pages.delete('/shell.html');

  const latest: LatestBuild = JSON.parse(
    await readFile(join(folder, 'builds/latest.json'), 'utf8').catch(() => '{"id":"unknown","timestamp":0}'),
  );
  const known = await readFile(join(folder, 'builds/known-paths.json'), 'utf8').catch(() => null);
  return {
    folder,
    buildId: latest.id,
    pages,
    shell,
    isKnown: known === null ? () => true : compileKnownPaths(JSON.parse(known)),
    scriptHashes: [...new Set([shell, ...pages.values()].flatMap(({ html }) => inlineScriptHashes(html)))],
  };
}

/** Puts the configuration into the page as data that no parser can leave early. */
export function fillPage({ html }: PageTemplate, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    placeholder,
    () => `<script type="application/json" id="${runtimeConfigElementId}">${json}</script>`,
  );
}

/** Content-Security-Policy sources for the scripts that stand in `html` itself; data blocks are not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  return scripts
    .filter(
      ([, attributes = '', body = '']) =>
        body !== '' && !/\ssrc\s*=/i.test(attributes) && !/type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes),
    )
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}
