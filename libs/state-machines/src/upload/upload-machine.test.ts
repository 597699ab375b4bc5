import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  deferredActor,
  definitionOf,
  inputOf,
  reachedBy,
  reject,
  resolve,
  runningActors,
  stage,
} from '../testing/index.ts';
import { uploadMachine } from './upload-machine.ts';
import { uploadLimits } from './upload-types.ts';

const machine = uploadMachine.provide({
  actors: { openUpload: deferredActor(), sendPart: deferredActor(), finishUpload: deferredActor() },
});
const file = { name: 'denah.pdf', size: 12 };
const input = { file, random: () => 1, partSize: 5 };
const cut = Object.assign(new Error('network'), { kind: 'network' });
const forbidden = Object.assign(new Error('forbidden'), { kind: 'forbidden' });

function opened() {
  const on = stage(machine, input);
  resolve(on.actor, 'openUpload', { uploadId: 'upload-1', offset: 0 });
  return on;
}

describe(uploadMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const events = [
      { type: 'PAUSE' },
      { type: 'RESUME' },
      { type: 'CANCEL' },
      { type: 'RETRY' },
      { type: 'ONLINE' },
      { type: 'xstate.done.actor.openUpload', output: { uploadId: 'upload-1', offset: 0 } },
      { type: 'xstate.done.actor.sendPart', output: { offset: 5 } },
      { type: 'xstate.done.actor.sendPart', output: { offset: 12 } },
      { type: 'xstate.done.actor.finishUpload', output: { id: 'file-1' } },
      ...(['openUpload', 'sendPart', 'finishUpload'] as const).flatMap((id) => [
        { type: `xstate.error.actor.${id}` as const, error: cut },
        { type: `xstate.error.actor.${id}` as const, error: forbidden },
      ]),
    ] as const;

    const reached = reachedBy(
      machine,
      { input, events },
      { input: { ...input, file: { name: 'besar.mov', size: uploadLimits.maxSize + 1 } }, events },
    );

    expect(reached).toEqual(definitionOf(machine));
  });

  it('sends a file in parts and finishes it', () => {
    const { actor, emitted } = opened();
    const parts: unknown[] = [];

    for (const offset of [5, 10, 12]) {
      parts.push(inputOf(actor, 'sendPart'));
      resolve(actor, 'sendPart', { offset });
    }
    const finishing = inputOf(actor, 'finishUpload');
    resolve(actor, 'finishUpload', { id: 'file-1' });

    expect(parts).toEqual([
      { uploadId: 'upload-1', offset: 0, length: 5 },
      { uploadId: 'upload-1', offset: 5, length: 5 },
      { uploadId: 'upload-1', offset: 10, length: 2 },
    ]);
    expect(finishing).toEqual({ uploadId: 'upload-1' });
    expect(actor.getSnapshot().value).toEqual('succeeded');
    expect(emitted).toEqual([
      ...[0, 5, 10, 12].map((offset) => ({ type: 'progress', offset, size: 12 })),
      { type: 'succeeded', answer: { id: 'file-1' } },
    ]);
  });

  it('an empty file needs no part', () => {
    const { actor } = stage(machine, { ...input, file: { name: 'kosong.txt', size: 0 } });

    resolve(actor, 'openUpload', { uploadId: 'upload-1', offset: 0 });

    expect(runningActors(actor)).toEqual(['finishUpload']);
  });

  it('a file over 100 MiB is refused before anything is sent', () => {
    const { actor } = stage(machine, { file: { name: 'besar.mov', size: 104_857_601 }, random: () => 1 });

    expect(actor.getSnapshot().value).toEqual('refused');
    expect(actor.getSnapshot().context.error).toEqual({ kind: 'too-large', message: '' });
    expect(runningActors(actor)).toEqual([]);
  });

  it('after a cut it waits ever longer, asks where the server is, and goes on from there', () => {
    const { actor, clock } = opened();
    resolve(actor, 'sendPart', { offset: 5 });
    const waits: number[] = [];

    for (let round = 0; round < 6; round += 1) {
      const began = clock.now();
      reject(actor, round === 0 ? 'sendPart' : 'openUpload', cut);
      while (actor.getSnapshot().matches('retrying')) clock.increment(1_000);
      waits.push(clock.now() - began);
    }

    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 0]);
    expect(actor.getSnapshot().value).toEqual('failed');
  });

  it('asks for the place of the upload it had begun', () => {
    const { actor } = opened();
    reject(actor, 'sendPart', cut);

    actor.send({ type: 'ONLINE' });
    const asked = inputOf(actor, 'openUpload');
    resolve(actor, 'openUpload', { uploadId: 'upload-1', offset: 10 });

    expect(asked).toEqual({ file, uploadId: 'upload-1' });
    expect(inputOf(actor, 'sendPart')).toEqual({ uploadId: 'upload-1', offset: 10, length: 2 });
  });

  it('a part that arrives forgives the failures before', () => {
    const { actor } = opened();
    reject(actor, 'sendPart', cut);
    actor.send({ type: 'RETRY' });
    resolve(actor, 'openUpload', { uploadId: 'upload-1', offset: 0 });

    resolve(actor, 'sendPart', { offset: 5 });

    expect(actor.getSnapshot().context.failures).toEqual(0);
  });

  it('a part that arrived although its answer did not forgives them too', () => {
    const { actor } = opened();
    reject(actor, 'sendPart', cut);
    actor.send({ type: 'RETRY' });

    resolve(actor, 'openUpload', { uploadId: 'upload-1', offset: 5 });

    expect(actor.getSnapshot().context.failures).toEqual(0);
  });

  it('a person who tries again after it failed gets all the tries again', () => {
    const { actor } = opened();
    reject(actor, 'sendPart', forbidden);

    actor.send({ type: 'RETRY' });

    const { failures, error, uploadId } = actor.getSnapshot().context;
    expect([failures, error, uploadId]).toEqual([0, null, 'upload-1']);
    expect(runningActors(actor)).toEqual(['openUpload']);
  });

  it('a refusal is not tried again by itself', () => {
    const { actor, emitted } = opened();

    reject(actor, 'sendPart', forbidden);

    expect(actor.getSnapshot().value).toEqual('failed');
    expect(emitted.at(-1)).toEqual({ type: 'failed', error: forbidden });
  });

  it('keeps still while paused, and has nothing running after it was cancelled', () => {
    const { actor, clock, emitted } = opened();

    actor.send({ type: 'PAUSE' });
    clock.increment(3_600_000);
    const paused = [actor.getSnapshot().value, runningActors(actor)];
    actor.send({ type: 'CANCEL' });

    expect(paused).toEqual(['paused', []]);
    expect(emitted.at(-1)).toEqual({ type: 'cancelled', uploadId: 'upload-1' });
    expect([actor.getSnapshot().value, runningActors(actor)]).toEqual(['cancelled', []]);
  });

  it('arrives whole through any run of cuts, pauses and resumptions', { timeout: 60_000 }, () => {
    const fate = fc.constantFrom('arrives', 'cut before', 'cut after', 'pause');
    fc.assert(fc.property(fc.array(fate, { maxLength: 12 }), fc.nat(40), arrivesWhole), { numRuns: 3_000, seed: 58 });
  });
});

/** The server keeps what reached it, whether or not its answer came back. */
function arrivesWhole(fates: string[], size: number): void {
  const actor = createActor(machine, { input: { ...input, file: { name: 'denah.pdf', size } } }).start();
  const server: number[] = [];
  const next = fates[Symbol.iterator]();
  for (let turn = 0; turn < 200 && !actor.getSnapshot().matches('succeeded'); turn += 1) {
    const [call] = runningActors(actor);
    if (call === 'openUpload') {
      resolve(actor, call, { uploadId: 'upload-1', offset: server.length });
    } else if (call === 'finishUpload') {
      resolve(actor, call, null);
    } else if (call === 'sendPart') {
      const fate = next.next().value ?? 'arrives';
      const { offset, length } = inputOf(actor, call) as { offset: number; length: number };
      if (fate !== 'cut before') server.push(...Array.from({ length }, (_, index) => offset + index));
      if (fate === 'arrives') resolve(actor, call, { offset: server.length });
      else if (fate === 'pause') actor.send({ type: 'PAUSE' });
      else reject(actor, call, cut);
    } else {
      actor.send({ type: actor.getSnapshot().matches('paused') ? 'RESUME' : 'RETRY' });
    }
  }
  expect(server).toEqual(Array.from({ length: size }, (_, index) => index));
  expect(actor.getSnapshot().value).toEqual('succeeded');
  actor.stop();
}
