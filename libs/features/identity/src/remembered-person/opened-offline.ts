import { createRememberedPerson, type RememberedPerson } from './remembered-person.ts';

/** Who was last signed in, in the storage of a real window. */
export function rememberedPersonOf(page: Window, contract: string): RememberedPerson {
  return createRememberedPerson({
    storage: () => page.localStorage,
    isOffline: () => isOpenedOffline(page.document, page.navigator),
    contract,
  });
}

/**
 * Whether the page was opened without its server: the worker marks the page it has kept when it answers with it, also
 * where the device believes that it has a network.
 */
export function isOpenedOffline(
  { documentElement }: Pick<Document, 'documentElement'>,
  { onLine }: Pick<Navigator, 'onLine'>,
): boolean {
  return !onLine || documentElement.hasAttribute('data-kept');
}
