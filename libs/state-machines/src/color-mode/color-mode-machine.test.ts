import type { ColorMode } from '@imah/contract/core/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import {
  colorModeMachine,
  resolveColorMode,
  type ColorModeEvent,
  type ColorModeInput,
  type ResolvedColorMode,
} from './color-mode-machine.ts';

const systemLight: ColorModeInput = { preference: 'system', system: 'light' };

describe(colorModeMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(colorModeMachine, {
      input: systemLight,
      events: [
        { type: 'PREFER', preference: 'dark' },
        { type: 'PREFER', preference: 'system' },
        { type: 'SYSTEM_CHANGED', system: 'dark' },
        { type: 'SYSTEM_CHANGED', system: 'light' },
        { type: 'FORCE', mode: 'light' },
        { type: 'RELEASE' },
      ],
      identify: ({ context }) => context,
    });

    expect(reached).toEqual(definitionOf(colorModeMachine));
  });

  it('S-27: starts in the mode that the preference and the system give', () => {
    const start = (input: ColorModeInput) => stage(colorModeMachine, input).actor.getSnapshot().value;

    expect([
      start({ preference: 'light', system: 'dark' }),
      start({ preference: 'dark', system: 'light' }),
      start({ preference: 'system', system: 'light' }),
      start({ preference: 'system', system: 'dark' }),
      start({ preference: 'system', system: 'dark', forced: 'light' }),
    ]).toEqual(['light', 'dark', 'light', 'dark', 'light']);
  });

  it('S-19: a page forces its mode; leaving it brings the preference back', () => {
    const { actor, emitted } = stage(colorModeMachine, { preference: 'dark', system: 'light' });
    emitted.length = 0;

    actor.send({ type: 'FORCE', mode: 'light' });
    const forced = actor.getSnapshot().value;
    actor.send({ type: 'RELEASE' });

    expect([forced, actor.getSnapshot().value]).toEqual(['light', 'dark']);
    expect(emitted).toEqual([
      { type: 'modeChanged', mode: 'light' },
      { type: 'modeChanged', mode: 'dark' },
    ]);
  });

  it('S-19: a choice made on a page that forces its mode is kept for later', () => {
    const { actor, emitted } = stage(colorModeMachine, { ...systemLight, forced: 'light' });

    actor.send({ type: 'PREFER', preference: 'dark' });
    const there = actor.getSnapshot().value;
    actor.send({ type: 'RELEASE' });

    expect([there, actor.getSnapshot().value]).toEqual(['light', 'dark']);
    expect(emitted).toEqual([
      { type: 'preferenceChanged', preference: 'dark' },
      { type: 'modeChanged', mode: 'dark' },
    ]);
  });

  it('S-27: follows the system only while nothing else was chosen', () => {
    const { actor } = stage(colorModeMachine, systemLight);

    actor.send({ type: 'SYSTEM_CHANGED', system: 'dark' });
    const followed = actor.getSnapshot().value;
    actor.send({ type: 'PREFER', preference: 'light' });
    actor.send({ type: 'SYSTEM_CHANGED', system: 'dark' });

    expect([followed, actor.getSnapshot().value]).toEqual(['dark', 'light']);
  });

  it('says nothing when the mode stays as it is', () => {
    const { actor, emitted } = stage(colorModeMachine, systemLight);

    actor.send({ type: 'FORCE', mode: 'light' });
    actor.send({ type: 'RELEASE' });

    expect(emitted).toEqual([]);
  });

  it('agrees with its reference model on any run of events', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.record({ preference, system: mode }), fc.array(event, { maxLength: 20 }), runsLikeItsModel),
      {
        numRuns: 10_000,
        seed: 27,
      },
    );
  });
});

const preference = fc.constantFrom<ColorMode>('light', 'dark', 'system');
const mode = fc.constantFrom<ResolvedColorMode>('light', 'dark');
const event: fc.Arbitrary<ColorModeEvent> = fc.oneof(
  preference.map((chosen) => ({ type: 'PREFER' as const, preference: chosen })),
  mode.map((system) => ({ type: 'SYSTEM_CHANGED' as const, system })),
  mode.map((forced) => ({ type: 'FORCE' as const, mode: forced })),
  fc.constant({ type: 'RELEASE' as const }),
);

/** The last word of each kind counts; a forced mode is over at the first RELEASE after it. */
function runsLikeItsModel(input: ColorModeInput, run: ColorModeEvent[]): void {
  const actor = createActor(colorModeMachine, { input }).start();
  const changes: ResolvedColorMode[] = [];
  const seen: unknown[] = [];
  const wanted: unknown[] = [];
  let last: ResolvedColorMode = resolveColorMode(input);
  actor.on('modeChanged', (changed) => changes.push(changed.mode));
  run.forEach((one, index) => {
    actor.send(one);
    const past = run.slice(0, index + 1).toReversed();
    const chosen = past.find((earlier) => earlier.type === 'PREFER')?.preference ?? input.preference;
    const system = past.find((earlier) => earlier.type === 'SYSTEM_CHANGED')?.system ?? input.system;
    const force = past.find((earlier) => earlier.type === 'FORCE' || earlier.type === 'RELEASE');
    const forced = force?.type === 'FORCE' ? force.mode : null;
    const expected = forced ?? (chosen === 'system' ? system : chosen);
    seen.push([actor.getSnapshot().value, changes.length]);
    wanted.push([expected, expected === last ? 0 : 1]);
    changes.length = 0;
    last = expected;
  });
  expect(seen).toEqual(wanted);
  actor.stop();
}
