import type { ColorMode } from '@imah/contract/core/words';
import { colorModeMachine, type ResolvedColorMode } from '@imah/state-machines';
import { type ActorRefFrom, createActor } from 'xstate';

export type ColorModeActor = ActorRefFrom<typeof colorModeMachine>;

/** The fixed key of S-27; the script before the first paint reads it as well. */
const key = 'imah-color-mode';

/**
 * Keeps `<html data-color-mode>` in step with page, person and system (S-19, S-27).
 * @param forced what the page that is opened forces: it holds from the start, not only once the page is drawn
 */
export function startColorMode(page: Window, forced: ResolvedColorMode | null): ColorModeActor {
  const { document, localStorage } = page;
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  const system = () => (dark.matches ? 'dark' : 'light');
  const actor = createActor(colorModeMachine, { input: { preference: read(localStorage), system: system(), forced } });

  actor.on('modeChanged', ({ mode }) => {
    document.documentElement.dataset['colorMode'] = mode;
  });
  actor.on('preferenceChanged', ({ preference }) => localStorage.setItem(key, preference));
  dark.addEventListener('change', () => actor.send({ type: 'SYSTEM_CHANGED', system: system() }));
  return actor.start();
}

function read(storage: Storage): ColorMode {
  const kept = storage.getItem(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}
