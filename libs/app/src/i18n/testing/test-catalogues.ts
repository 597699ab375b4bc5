import { describe, expect, it } from 'vitest';
import { createTranslator } from 'use-intl/core';

type Catalogue = { readonly [key: string]: string | Catalogue };
type Module = Record<string, Catalogue>;

const leaves = (catalogue: Catalogue, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...leaves(value, `${prefix}${key}.`)],
    ),
  );
const only = (module: Module | undefined) => leaves(Object.values(module ?? {})[0] ?? {});
const alphabetically = (a: string, b: string) => a.localeCompare(b);
const named = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? ''))].toSorted(alphabetically);
const tags = (text: string) =>
  [...new Set([...text.matchAll(/<(\w+)>/g)].map((match) => match[1] ?? ''))].toSorted(alphabetically);

/** Where a catalogue of residents' words lies beside the one it is of. */
const othersPart = '/in-reports/';

export interface Catalogues {
  /** Every `messages/id.ts`, by path. */
  readonly indonesian: Readonly<Record<string, Module>>;
  /** Every `messages/en.ts`, by path. */
  readonly english: Readonly<Record<string, Module>>;
}

/** Tests that each catalogue has a twin in the other language and that the formatter can read both. */
export function testCatalogues({ indonesian, english }: Catalogues): void {
  describe('message catalogues', () => {
    it('are found at all', () => {
      expect(Object.keys(indonesian).length).toBeGreaterThan(0);
    });

    it.each(Object.keys(indonesian))('%s has an English twin with the same keys, parameters and tags', (path) => {
      const id = only(indonesian[path]);
      const en = only(english[path.replace('/id.ts', '/en.ts')]);

      expect([...en.keys()].toSorted(alphabetically)).toEqual([...id.keys()].toSorted(alphabetically));
      for (const [key, text] of id) {
        expect({ key, named: named(en.get(key) ?? '') }).toEqual({ key, named: named(text) });
        expect({ key, tags: tags(en.get(key) ?? '') }).toEqual({ key, tags: tags(text) });
      }
    });

    const inOtherWords = Object.keys(indonesian).filter((path) => path.includes(othersPart));
    it.each(inOtherWords)('%s says in other words only what there is, with the same values', (path) => {
      const known = only(indonesian[path.replace(othersPart, '/')]);
      for (const [key, text] of only(indonesian[path])) {
        expect({ key, named: named(known.get(key) ?? '{missing}') }).toEqual({ key, named: named(text) });
        expect({ key, tags: tags(known.get(key) ?? '') }).toEqual({ key, tags: tags(text) });
      }
    });

    it.each([...Object.entries(indonesian), ...Object.entries(english)])(
      '%s can be read by the formatter',
      (_path, module) => {
        const failures: string[] = [];
        for (const [key, text] of only(module)) {
          const values = Object.fromEntries([
            ...named(text).map((name) => [name, 1] as const),
            ...tags(text).map((tag) => [tag, (chunks: unknown) => chunks] as const),
          ]);
          const translate = createTranslator({
            locale: 'id',
            messages: { text },
            onError: (error) => failures.push(`${key}: ${error.message}`),
          });
          expect(translate.rich('text', values)).not.toBe('');
        }
        expect(failures).toEqual([]);
      },
    );
  });
}
