import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML of the build and while the browser takes it over, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
