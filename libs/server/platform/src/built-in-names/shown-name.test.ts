import { describe, expect, it } from 'vitest';
import { categoryNames, groupNames } from './catalogue.ts';
import { inLanguageOfReader, languageOfReader } from './reader-language.ts';
import { namesOf, shownName } from './shown-name.ts';

describe('what an organisation begins with', () => {
  it('has a name of its own in each language, and the same things in both', () => {
    for (const names of [groupNames, categoryNames]) {
      expect(Object.keys(names.en)).toEqual(Object.keys(names.id));
      for (const each of [names.id, names.en]) expect(new Set(Object.values(each)).size).toBe(Object.keys(each).length);
    }
  });

  it.each([
    ['group', 'resident', 'Penghuni', 'en', 'Resident'],
    ['group', 'resident', 'Resident', 'id', 'Penghuni'],
    ['category', 'water', 'Air dan pipa', 'en', 'Water and pipes'],
    ['category', 'water', 'Air dan pipa', 'id', 'Air dan pipa'],
  ] as const)('%s %s, kept as %s, is read in %s as %s', (kind, key, kept, locale, shown) => {
    expect(inLanguageOfReader(locale, () => shownName(kind, key, kept))).toBe(shown);
  });

  it.each([
    ['was renamed', 'group', 'resident', 'Warga'],
    ['is named by the word of another', 'group', 'resident', 'Teknisi'],
    ['differs by one letter', 'category', 'water', 'Air dan Pipa'],
    ['was made by the organisation', 'group', null, 'Penghuni'],
    ['has a key that nobody knows', 'category', 'gone', 'Lama'],
    ['has a key that every object has', 'category', 'constructor', 'Lama'],
  ] as const)('stands as it was typed where it %s', (_, kind, key, name) => {
    expect(inLanguageOfReader('en', () => shownName(kind, key, name))).toBe(name);
  });

  it('is found under both of its names, and what was renamed under its own alone', () => {
    expect([
      namesOf('group', 'owner', 'Organisation owner'),
      namesOf('group', 'owner', 'Bos'),
      namesOf('category', null, 'Listrik'),
    ]).toEqual([['Pemilik Organisasi', 'Organisation owner'], ['Bos'], ['Listrik']]);
  });
});

describe('the language of the reader', () => {
  it('is Indonesian where nobody has said', () => {
    expect(languageOfReader()).toBe('id');
  });

  it('holds through all that is awaited, and for nobody beside', async () => {
    const read = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return languageOfReader();
    };

    expect(await Promise.all([inLanguageOfReader('en', read), inLanguageOfReader('id', read), read()])).toEqual([
      'en',
      'id',
      'id',
    ]);
  });

  it('of a letter within a call is that of the letter, and the call’s again after it', () => {
    const seen = inLanguageOfReader('en', () => [inLanguageOfReader('id', languageOfReader), languageOfReader()]);

    expect(seen).toEqual(['id', 'en']);
  });
});
