import type { Locale } from '@imah/contract/core/words';

export type LocaleStorage = Pick<Storage, 'getItem' | 'setItem'>;

export const localeStorageKey = 'imah-locale';

/** The language chosen in this browser, or null when none was chosen or the storage is closed to us. */
export function readLocale(storage: LocaleStorage): Locale | null {
  try {
    const kept = storage.getItem(localeStorageKey);
    return kept === 'id' || kept === 'en' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the choice; a closed storage means it lasts only as long as the page. */
export function writeLocale(storage: LocaleStorage, locale: Locale): void {
  try {
    storage.setItem(localeStorageKey, locale);
  } catch {
    // Private windows of some browsers refuse to write; the language still changes.
  }
}
