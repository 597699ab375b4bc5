import { assign, emit, fromPromise, setup } from 'xstate';
import { notGiven } from '../not-given.ts';
import { timings } from '../timings.ts';
import { readSubmitProblem, withoutField, type SubmitProblem } from './submit-problem.ts';

/** What was submitted last, and what came of it. */
export interface FormSubmitContext {
  readonly values: unknown;
  readonly problem: SubmitProblem | null;
  /** What the server answered last. */
  readonly answer: unknown;
}

/** What a form tells its submission. */
export type FormSubmitEvent =
  | { type: 'SUBMIT'; values: unknown }
  /** The person changed this field: what was said of it no longer holds. */
  | { type: 'EDIT'; field: string }
  /** Stop waiting; the given actor's signal is aborted. */
  | { type: 'CANCEL' }
  | { type: 'RESET' };

/** How a submission ended. */
export type FormSubmitEmitted =
  | { type: 'succeeded'; answer: unknown }
  | { type: 'refused'; problem: SubmitProblem; error: unknown };

/**
 * One submission of a form, for all forms: a second SUBMIT while one is on its way does nothing, a refusal with
 * field errors is `invalid` until every one of those fields was edited. Tag `slow` when the answer lets itself
 * be waited for. Give it `submit`.
 */
export const formSubmitMachine = setup({
  types: {
    context: {} as FormSubmitContext,
    events: {} as FormSubmitEvent,
    emitted: {} as FormSubmitEmitted,
    tags: {} as 'slow',
  },
  actors: { submit: fromPromise<unknown, unknown>(() => notGiven('form-submit', 'submit')) },
  delays: { slowAfter: timings.formSubmit.slowAfter },
  guards: {
    namesFields: (_, { error }: { error: unknown }) => Object.keys(readSubmitProblem(error).fieldErrors).length > 0,
    isLastField: ({ context }, { field }: { field: string }) =>
      Object.keys(withoutField(context.problem, field)?.fieldErrors ?? {}).length === 0,
  },
  actions: {
    noteValues: assign({ values: (_, { values }: { values: unknown }) => values, problem: null }),
    noteAnswer: assign({ answer: (_, { output }: { output: unknown }) => output, problem: null }),
    noteProblem: assign({ problem: (_, { error }: { error: unknown }) => readSubmitProblem(error) }),
    forgetField: assign({
      problem: ({ context }, { field }: { field: string }) => withoutField(context.problem, field),
    }),
    forgetAll: assign({ values: undefined, problem: null, answer: undefined }),
    emitSucceeded: emit((_, { output }: { output: unknown }) => ({ type: 'succeeded', answer: output })),
    emitRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'refused',
      problem: readSubmitProblem(error),
      error,
    })),
  },
}).createMachine({
  id: 'form-submit',
  context: { values: undefined, problem: null, answer: undefined },
  initial: 'editing',
  on: { RESET: { target: '.editing', actions: 'forgetAll' } },
  states: {
    editing: {
      on: { SUBMIT: { target: 'submitting', actions: { type: 'noteValues', params: ({ event }) => event } } },
    },
    submitting: {
      initial: 'sending',
      on: { CANCEL: 'editing' },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }: { context: FormSubmitContext }) => context.values,
        onDone: {
          target: 'succeeded',
          actions: [
            { type: 'noteAnswer', params: ({ event }) => event },
            { type: 'emitSucceeded', params: ({ event }) => event },
          ],
        },
        onError: [
          {
            guard: { type: 'namesFields', params: ({ event }) => event },
            target: 'invalid',
            actions: [
              { type: 'noteProblem', params: ({ event }) => event },
              { type: 'emitRefused', params: ({ event }) => event },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'noteProblem', params: ({ event }) => event },
              { type: 'emitRefused', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: { sending: { after: { slowAfter: 'waiting' } }, waiting: { tags: 'slow' } },
    },
    invalid: {
      on: {
        SUBMIT: { target: 'submitting', actions: { type: 'noteValues', params: ({ event }) => event } },
        EDIT: [
          {
            guard: { type: 'isLastField', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'forgetField', params: ({ event }) => event },
          },
          { actions: { type: 'forgetField', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { SUBMIT: { target: 'submitting', actions: { type: 'noteValues', params: ({ event }) => event } } } },
    succeeded: {
      on: { SUBMIT: { target: 'submitting', actions: { type: 'noteValues', params: ({ event }) => event } } },
    },
  },
});
