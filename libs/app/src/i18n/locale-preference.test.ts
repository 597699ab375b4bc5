import { describe, expect, it } from 'vitest';
import { forgetFailedLoads, forgetOnLocaleChange } from './failed-loads.ts';
import { type LocaleStorage, localeStorageKey, readLocale, writeLocale } from './locale-preference.ts';
import { readerZone } from './reader-zone.ts';
import { zoneName } from './zone-name.ts';

function storageWith(kept: Record<string, string> = {}): LocaleStorage & { readonly kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, text) => {
      kept[key] = text;
    },
  };
}
const closed: LocaleStorage = {
  getItem: () => {
    throw new DOMException('closed', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('the language of this browser', () => {
  it('is the one that was chosen', () => {
    const storage = storageWith();

    writeLocale(storage, 'en');

    expect([storage.kept, readLocale(storage)]).toEqual([{ [localeStorageKey]: 'en' }, 'en']);
  });

  it.each([
    ['before one was chosen', storageWith()],
    ['where something else is kept in its place', storageWith({ [localeStorageKey]: 'fr' })],
    ['where the storage is closed', closed],
  ])('is none %s', (_, storage) => {
    expect(readLocale(storage)).toBe(null);
  });

  it('may be chosen where the storage is closed: it lasts as long as the page', () => {
    expect(writeLocale(closed, 'en')).toBe(undefined);
  });
});

it('asks again for each translation that could not be fetched when a language is chosen, and once', () => {
  const forgotten: string[] = [];
  forgetOnLocaleChange(() => forgotten.push('form'));
  forgetOnLocaleChange(() => forgotten.push('outbox'));

  forgetFailedLoads();
  forgetFailedLoads();

  expect(forgotten).toEqual(['form', 'outbox']);
});

it.each([
  ['Asia/Jakarta', 'WIB'],
  ['Asia/Pontianak', 'WIB'],
  ['Asia/Makassar', 'WITA'],
  ['Asia/Jayapura', 'WIT'],
  ['Europe/Berlin', 'WIB'],
  ['', 'WIB'],
])('reads a clock that stands in %j as %s', (zone, name) => {
  expect(zoneName(readerZone(zone))).toBe(name);
});
