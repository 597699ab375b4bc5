import type { Locale } from '@imah/contract/core/words';
import { type RawBuilder, sql } from 'kysely';
import { categoryNames, groupNames } from './catalogue.ts';
import { languageOfReader } from './reader-language.ts';

/** What an organisation begins with and may rename. */
export type BuiltIn = 'group' | 'category';

type Names = Readonly<Record<Locale, Readonly<Record<string, string | undefined>>>>;

const catalogues: Readonly<Record<BuiltIn, Names>> = { group: groupNames, category: categoryNames };
const locales = ['id', 'en'] as const satisfies readonly Locale[];

/**
 * A name as its reader sees it: what the organisation typed stands as it was typed; what nobody renamed is in the
 * language of the reader. Renamed is what is none of the names the product gives it, in any language.
 */
export function shownName(kind: BuiltIn, key: string | null, name: string): string {
  return givenNames(kind, key).includes(name) ? (labelOf(kind, key, languageOfReader()) ?? name) : name;
}

/** Every name under which readers know it: one, where the organisation named it. */
export function namesOf(kind: BuiltIn, key: string | null, name: string): readonly string[] {
  const given = givenNames(kind, key);
  return given.includes(name) ? given : [name];
}

/** The same in SQL, for names that are put together there; `key` and `name` are its columns. */
export function shownNameSql(kind: BuiltIn, key: string, name: string): RawBuilder<string> {
  return sql<string>`coalesce(${labels[languageOfReader()][kind]}::jsonb -> ${sql.ref(key)} ->> ${sql.ref(name)}, ${sql.ref(name)})`;
}

function givenNames(kind: BuiltIn, key: string | null): readonly string[] {
  return locales.flatMap((locale) => labelOf(kind, key, locale) ?? []);
}

function labelOf(kind: BuiltIn, key: string | null, locale: Locale): string | undefined {
  return key === null ? undefined : catalogues[kind][locale][key];
}

/** Per language and kind: key to every stored name that nobody renamed, to what the reader sees. */
const labels: Readonly<Record<Locale, Readonly<Record<BuiltIn, string>>>> = {
  id: { group: table('group', 'id'), category: table('category', 'id') },
  en: { group: table('group', 'en'), category: table('category', 'en') },
};

function table(kind: BuiltIn, locale: Locale): string {
  const keys = Object.keys(catalogues[kind][locale]);
  return JSON.stringify(
    Object.fromEntries(
      keys.map((key) => [
        key,
        Object.fromEntries(locales.map((stored) => [labelOf(kind, key, stored), labelOf(kind, key, locale)])),
      ]),
    ),
  );
}
