import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
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
import { formSubmitMachine } from './form-submit-machine.ts';
import { readSubmitProblem } from './submit-problem.ts';

const machine = formSubmitMachine.provide({ actors: { submit: deferredActor() } });
const values = { name: 'Menara Contoh' };
const invalid = Object.assign(new Error('Validasi Salah, Cek Kembali Input'), {
  kind: 'validation',
  fieldErrors: { 'building.name': ['Wajib diisi'], email: ['Email sudah dipakai'] },
});
const offline = Object.assign(new Error('Tidak ada jaringan'), { kind: 'network' });

function submitting() {
  const on = stage(machine);
  on.actor.send({ type: 'SUBMIT', values });
  return on;
}

describe(formSubmitMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(machine, {
      events: [
        { type: 'SUBMIT', values },
        { type: 'EDIT', field: 'email' },
        { type: 'EDIT', field: 'building.name' },
        { type: 'CANCEL' },
        { type: 'RESET' },
        { type: 'xstate.done.actor.submit', output: { id: 1 } },
        { type: 'xstate.error.actor.submit', error: invalid },
        { type: 'xstate.error.actor.submit', error: offline },
      ],
      identify: ({ context }) => context.problem,
    });

    expect(reached).toEqual(definitionOf(machine));
  });

  it('sends the values once, however often the button is pressed', () => {
    const { actor, emitted } = submitting();

    actor.send({ type: 'SUBMIT', values: { name: 'Kedua' } });
    const sent = [inputOf(actor, 'submit'), runningActors(actor)];
    resolve(actor, 'submit', { id: 1 });

    expect(sent).toEqual([values, ['submit']]);
    expect(actor.getSnapshot().value).toEqual('succeeded');
    expect(emitted).toEqual([{ type: 'succeeded', answer: { id: 1 } }]);
  });

  it('S-52: a refusal that names fields is invalid until all of them were edited', () => {
    const { actor } = submitting();

    reject(actor, 'submit', invalid);
    const refused = actor.getSnapshot();
    actor.send({ type: 'EDIT', field: 'email' });
    const first = actor.getSnapshot();
    actor.send({ type: 'EDIT', field: 'building.name' });

    expect([refused.value, first.value, actor.getSnapshot().value]).toEqual(['invalid', 'invalid', 'editing']);
    expect(refused.context.problem).toEqual({
      kind: 'validation',
      message: 'Validasi Salah, Cek Kembali Input',
      fieldErrors: { 'building.name': ['Wajib diisi'], email: ['Email sudah dipakai'] },
    });
    expect(first.context.problem?.fieldErrors).toEqual({ 'building.name': ['Wajib diisi'] });
  });

  it('S-53: any other refusal has failed, keeps the values, and can be sent again', () => {
    const { actor, emitted } = submitting();

    reject(actor, 'submit', offline);
    const { value, context } = actor.getSnapshot();
    actor.send({ type: 'SUBMIT', values });

    const problem = { kind: 'network', message: 'Tidak ada jaringan', fieldErrors: {} };
    expect([value, context.values, context.problem]).toEqual(['failed', values, problem]);
    expect(emitted).toEqual([{ type: 'refused', problem, error: offline }]);
    expect(actor.getSnapshot().context.problem).toEqual(null);
  });

  it('says after four seconds that it is slow', () => {
    const { actor, clock } = submitting();

    clock.increment(3_999);
    const before = actor.getSnapshot().hasTag('slow');
    clock.increment(1);

    expect([before, actor.getSnapshot().hasTag('slow')]).toEqual([false, true]);
  });

  it('aborts the call when it is cancelled', () => {
    const signals: AbortSignal[] = [];
    const never = fromPromise<unknown, unknown>(({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { actor } = stage(formSubmitMachine.provide({ actors: { submit: never } }));
    actor.send({ type: 'SUBMIT', values });

    actor.send({ type: 'CANCEL' });

    expect(actor.getSnapshot().value).toEqual('editing');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('readSubmitProblem', () => {
  it.each([[undefined], [null], ['text'], [42], [{}], [{ kind: 1, message: null, fieldErrors: 'x' }]])(
    'S-54: %j is an unknown problem',
    (error) => {
      expect(readSubmitProblem(error)).toEqual({ kind: 'unknown', message: '', fieldErrors: {} });
    },
  );

  it('leaves out what is no sentence about a field', () => {
    expect(readSubmitProblem({ kind: 'validation', fieldErrors: { a: ['Salah', 1], b: [], c: 'x' } })).toEqual({
      kind: 'validation',
      message: '',
      fieldErrors: { a: ['Salah'] },
    });
  });
});
