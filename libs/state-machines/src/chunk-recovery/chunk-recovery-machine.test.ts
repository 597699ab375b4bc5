import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { chunkRecoveryMachine } from './chunk-recovery-machine.ts';

const at = 1_790_000_000_000;
const error = new TypeError('Failed to fetch dynamically imported module');

describe(chunkRecoveryMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(chunkRecoveryMachine, {
      input: { reloads: { '/imah/saldo': at } },
      events: [
        { type: 'CHUNK_FAILED', path: '/imah', at, error },
        { type: 'CHUNK_FAILED', path: '/imah/saldo', at, error },
        { type: 'RETRY', path: '/imah/saldo', at },
        { type: 'NAVIGATED' },
      ],
    });

    expect(reached).toEqual(definitionOf(chunkRecoveryMachine));
  });

  it('S-55: a chunk that does not load reloads the page, once for all its chunks', () => {
    const { actor, emitted } = stage(chunkRecoveryMachine);

    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at, error });
    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at: at + 20_000, error });

    expect(actor.getSnapshot().value).toEqual('reloading');
    expect(emitted).toEqual([{ type: 'reload', path: '/imah', reloads: { '/imah': at } }]);
  });

  it('S-55, S-61: within 10,000 ms of its last reload the error is shown instead', () => {
    const { actor, emitted } = stage(chunkRecoveryMachine, { reloads: { '/imah': at } });

    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at: at + 9_999, error });

    expect(actor.getSnapshot().value).toEqual('failed');
    expect(emitted).toEqual([{ type: 'recoveryFailed', error }]);
  });

  it('S-61: after 10,000 ms the path reloads again', () => {
    const { actor, emitted } = stage(chunkRecoveryMachine, { reloads: { '/imah': at } });

    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at: at + 10_000, error });

    expect(emitted).toEqual([{ type: 'reload', path: '/imah', reloads: { '/imah': at + 10_000 } }]);
  });

  it('a person who asks for it reloads in spite of the guard', () => {
    const { actor, emitted } = stage(chunkRecoveryMachine, { reloads: { '/imah': at } });
    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at: at + 1, error });

    actor.send({ type: 'RETRY', path: '/imah', at: at + 2 });

    expect(actor.getSnapshot().value).toEqual('reloading');
    expect(emitted.at(-1)).toEqual({ type: 'reload', path: '/imah', reloads: { '/imah': at + 2 } });
  });

  it('leaving for another page is the end of the error', () => {
    const { actor } = stage(chunkRecoveryMachine, { reloads: { '/imah': at } });
    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at, error });

    actor.send({ type: 'NAVIGATED' });

    expect(actor.getSnapshot().value).toEqual('loaded');
    expect(actor.getSnapshot().context.error).toEqual(null);
  });

  it('the reload of one path does not keep another from reloading, and both are remembered', () => {
    const { actor, emitted } = stage(chunkRecoveryMachine, { reloads: { '/imah': at } });

    actor.send({ type: 'CHUNK_FAILED', path: '/imah/saldo', at: at + 1, error });

    expect(actor.getSnapshot().value).toEqual('reloading');
    expect(emitted).toEqual([{ type: 'reload', path: '/imah/saldo', reloads: { '/imah': at, '/imah/saldo': at + 1 } }]);
  });

  it('a page that fails again after the person has asked shows what it failed with last', () => {
    const { actor, emitted } = stage(chunkRecoveryMachine, { reloads: { '/imah': at } });
    const later = new TypeError('error loading dynamically imported module');
    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at: at + 1, error });
    actor.send({ type: 'RETRY', path: '/imah', at: at + 2 });
    actor.send({ type: 'NAVIGATED' });

    actor.send({ type: 'CHUNK_FAILED', path: '/imah', at: at + 3, error: later });

    expect(actor.getSnapshot().value).toEqual('failed');
    expect(emitted.at(-1)).toEqual({ type: 'recoveryFailed', error: later });
  });
});
