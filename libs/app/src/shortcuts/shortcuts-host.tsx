import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Begun, readKey, type Shortcut } from './shortcut.ts';
import { readShortcutsState, writeShortcutsState } from './shortcut-preference.ts';
import { ShortcutContext, type ShortcutRegistry } from './shortcuts-context.ts';
import { isForPage } from './takes-keys.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** Listens for the keys that the pages below declare, and lists them. */
export function ShortcutsHost({ children }: { readonly children: ReactNode }) {
  const [help, setHelp] = useState<readonly Shortcut[] | null>(null);
  const [state, setState] = useState(() => readShortcutsState(localStorage));
  const begun = useRef<Begun | null>(null);
  const registry = useMemo((): ShortcutRegistry => {
    const lists = new Set<() => readonly Shortcut[]>();
    const all = () => [...lists].flatMap((read) => read());
    return {
      add: (read) => {
        lists.add(read);
        return () => lists.delete(read);
      },
      all,
      showHelp: () => setHelp(all()),
    };
  }, []);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (state === 'off' || !isForPage(event, document)) return;
    const pressed = { key: event.key, at: event.timeStamp };
    if (event.key === '?') {
      registry.showHelp();
      return;
    }
    const read = readKey(registry.all(), pressed, begun.current);
    begun.current = read.begun;
    // A key that is held down walks through rows, and opens nothing twice.
    if (read.shortcut === null || (event.repeat && read.shortcut.group !== 'rows')) return;
    if (read.shortcut.run() !== 'passed') event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <ShortcutContext value={registry}>
      {children}
      {help === null ? null : (
        <Suspense>
          <ShortcutsDialog
            shortcuts={help}
            state={state}
            onChange={(next) => {
              setState(next);
              writeShortcutsState(localStorage, next);
            }}
            onClose={() => setHelp(null)}
          />
        </Suspense>
      )}
    </ShortcutContext>
  );
}
