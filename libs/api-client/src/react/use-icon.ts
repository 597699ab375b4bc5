import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { IconData } from '../icons/icon-data.ts';
import type { IconLoader } from '../icons/icon-loader.ts';

/** The icon `lucide:droplets`, say; null while it loads and where nobody has it, so leave room for it. */
export function useIcon(loader: IconLoader, name: string): IconData | null {
  const subscribe = useCallback((handler: () => void) => loader.subscribe(name, handler), [loader, name]);
  const read = () => loader.read(name);
  const icon = useSyncExternalStore(subscribe, read, read);

  useEffect(() => {
    if (loader.read(name) === null) void loader.load(name);
  }, [loader, name]);

  return icon;
}
