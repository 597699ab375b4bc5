import { createContext, use, useEffect, useRef } from 'react';
import type { Shortcut } from './shortcut.ts';

/** Where pages declare their keys, and where the list of them is opened. */
export interface ShortcutRegistry {
  /** Takes a page's own list, read anew at every key; answers the way to take it back. */
  readonly add: (read: () => readonly Shortcut[]) => () => void;
  readonly all: () => readonly Shortcut[];
  readonly showHelp: () => void;
}

export const ShortcutContext = createContext<ShortcutRegistry | null>(null);

/** Declares what keys do while the caller is on the page; nothing where no frame listens. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = use(ShortcutContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => registry?.add(() => latest.current), [registry]);
}

/** Opens the list of all keys; null where no frame listens. */
export function useShortcutsHelp(): (() => void) | null {
  return use(ShortcutContext)?.showHelp ?? null;
}
