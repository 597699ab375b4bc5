import { afterEach, expect, it } from 'vitest';
import { type ColorModeActor, startColorMode } from './color-mode.ts';

const started: ColorModeActor[] = [];
afterEach(() => {
  for (const actor of started.splice(0)) actor.stop();
});

interface Setting {
  readonly kept?: string;
  readonly system?: 'light' | 'dark';
  readonly forced?: 'light' | 'dark' | null;
}

function open({ kept, system = 'light', forced = null }: Setting = {}) {
  const stored = new Map(kept === undefined ? [] : [['imah-color-mode', kept]]);
  const dataset: Record<string, string> = {};
  const query = Object.assign(new EventTarget(), { matches: system === 'dark' });
  const page = {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    },
    matchMedia: () => query,
  };
  // Only what is used of a window.
  const actor = startColorMode(page as unknown as Window, forced);
  started.push(actor);
  return {
    actor,
    kept: () => stored.get('imah-color-mode') ?? null,
    /** What the document was told; nothing while it stands as the script before the first paint has left it. */
    told: () => dataset['colorMode'] ?? null,
    mode: () => actor.getSnapshot().value,
    becomes: (next: 'light' | 'dark') => {
      query.matches = next === 'dark';
      query.dispatchEvent(new Event('change'));
    },
  };
}

it.each([
  ['the system asks for, before anything was chosen', { system: 'dark' }, 'dark'],
  ['was chosen, whatever the system asks for', { kept: 'light', system: 'dark' }, 'light'],
  ['the system asks for where something unknown is kept', { kept: 'sepia', system: 'dark' }, 'dark'],
  ['the page forces, whatever was chosen', { kept: 'dark', system: 'dark', forced: 'light' }, 'light'],
] as const)('S-27 begins in the mode that %s', (_, setting, mode) => {
  expect(open(setting).mode()).toBe(mode);
});

it('S-19 follows the system while nobody has chosen', () => {
  const { becomes, told, kept } = open();

  becomes('dark');
  const dark = told();
  becomes('light');

  expect([dark, told(), kept()]).toEqual(['dark', 'light', null]);
});

it('keeps what was chosen, and no longer follows the system', () => {
  const { actor, becomes, told, kept } = open();

  actor.send({ type: 'PREFER', preference: 'dark' });
  becomes('dark');
  becomes('light');

  expect([told(), kept()]).toEqual(['dark', 'dark']);
});

it('goes back to the system when that is chosen', () => {
  const { actor, told, kept } = open({ kept: 'dark', system: 'light' });

  actor.send({ type: 'PREFER', preference: 'system' });

  expect([told(), kept()]).toEqual(['light', 'system']);
});
