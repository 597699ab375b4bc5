import type { ColorMode } from '@imah/contract/core/words';
import { assign, emit, setup } from 'xstate';

/** The mode that is shown. */
export type ResolvedColorMode = Exclude<ColorMode, 'system'>;

/** What the colour mode starts with. */
export interface ColorModeInput {
  /** S-27: what the person chose. */
  readonly preference: ColorMode;
  /** What the operating system asks for. */
  readonly system: ResolvedColorMode;
  /** S-19: what the page forces, if it does. */
  readonly forced?: ResolvedColorMode | null;
}

/** What the colour mode follows from. */
export type ColorModeContext = Required<ColorModeInput>;

/** What the colour mode is told. */
export type ColorModeEvent =
  | { type: 'PREFER'; preference: ColorMode }
  | { type: 'SYSTEM_CHANGED'; system: ResolvedColorMode }
  | { type: 'FORCE'; mode: ResolvedColorMode }
  | { type: 'RELEASE' };

/** What became of the colour mode. */
export type ColorModeEmitted =
  | { type: 'modeChanged'; mode: ResolvedColorMode }
  /** To be stored (S-27). */
  | { type: 'preferenceChanged'; preference: ColorMode };

/** The mode in which a page is shown: what it forces, else what the person prefers, else what the system asks for. */
export function resolveColorMode({ preference, system, forced = null }: ColorModeInput): ResolvedColorMode {
  return forced ?? (preference === 'system' ? system : preference);
}

/** Colour mode of the page (S-19, S-27): its state is the mode shown; leaving a page that forces one restores. */
export const colorModeMachine = setup({
  types: {
    input: {} as ColorModeInput,
    context: {} as ColorModeContext,
    events: {} as ColorModeEvent,
    emitted: {} as ColorModeEmitted,
  },
  guards: {
    isDark: ({ context }) => resolveColorMode(context) === 'dark',
    isLight: ({ context }) => resolveColorMode(context) === 'light',
  },
  actions: {
    prefer: assign((_, { preference }: { preference: ColorMode }) => ({ preference })),
    followSystem: assign((_, { system }: { system: ResolvedColorMode }) => ({ system })),
    force: assign((_, { mode }: { mode: ResolvedColorMode }) => ({ forced: mode })),
    release: assign({ forced: null }),
    emitMode: emit((_, { mode }: { mode: ResolvedColorMode }) => ({ type: 'modeChanged', mode })),
    emitPreference: emit((_, { preference }: { preference: ColorMode }) => ({ type: 'preferenceChanged', preference })),
  },
}).createMachine({
  id: 'color-mode',
  context: ({ input }) => ({ preference: input.preference, system: input.system, forced: input.forced ?? null }),
  initial: 'light',
  on: {
    PREFER: {
      actions: [
        { type: 'prefer', params: ({ event }) => event },
        { type: 'emitPreference', params: ({ event }) => event },
      ],
    },
    SYSTEM_CHANGED: { actions: { type: 'followSystem', params: ({ event }) => event } },
    FORCE: { actions: { type: 'force', params: ({ event }) => event } },
    RELEASE: { actions: 'release' },
  },
  states: {
    light: {
      always: { guard: 'isDark', target: 'dark', actions: { type: 'emitMode', params: { mode: 'dark' } } },
    },
    dark: {
      always: { guard: 'isLight', target: 'light', actions: { type: 'emitMode', params: { mode: 'light' } } },
    },
  },
});
