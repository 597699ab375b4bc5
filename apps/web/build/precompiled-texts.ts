import compile from 'icu-minify/compile';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const catalogue = /\/messages\/(id|en)\.ts$/;

/**
 * Reads the ICU texts of every catalogue while the application is built, so that no browser carries
 * a parser for them: 35 kB of script become 1. The same texts, the same types.
 */
export function precompiledTexts(): Plugin {
  return {
    name: 'imah-precompiled-texts',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    async load(id) {
      if (!catalogue.test(id)) return null;
      const texts: Record<string, unknown> = await import(pathToFileURL(id).href);
      const exports = Object.entries(texts).map(
        ([name, messages]) => `export const ${name} = ${JSON.stringify(compileAll(messages))};`,
      );
      return { code: exports.join('\n'), map: null, moduleSideEffects: false };
    },
  };
}

function compileAll(messages: unknown): unknown {
  if (typeof messages === 'string') return compile(messages);
  if (typeof messages !== 'object' || messages === null)
    throw new TypeError('a catalogue holds texts and groups of texts');
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileAll(value)]));
}
