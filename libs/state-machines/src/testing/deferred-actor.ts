import type { ActorLogic, AnyActorRef, AnyStateMachine, PromiseActorLogic, Snapshot, SnapshotFrom } from 'xstate';

type DeferredEvent = { type: 'deferred.resolve'; output: unknown } | { type: 'deferred.reject'; error: unknown };
type DeferredSnapshot = Snapshot<unknown> & { input: unknown };

/**
 * An actor that waits until the test decides: `resolve(actor, id, output)` or `reject(actor, id, error)`.
 * It stands where the machine wants a promise, and settles in the same call, without a microtask.
 */
export function deferredActor<TOutput, TInput>(): PromiseActorLogic<TOutput, TInput> {
  const logic: ActorLogic<DeferredSnapshot, DeferredEvent, unknown> = {
    transition: (snapshot, event) => {
      if (event.type === 'deferred.resolve') {
        return { status: 'done', output: event.output, error: undefined, input: snapshot.input };
      }
      return event.type === 'deferred.reject'
        ? { status: 'error', output: undefined, error: event.error, input: snapshot.input }
        : snapshot;
    },
    getInitialSnapshot: (_scope, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  // The two differ in the events they take; a machine only looks at status, output and error.
  return logic as unknown as PromiseActorLogic<TOutput, TInput>;
}

/** Ends the waiting actor `id` of `actor` with an output. Throws when no such actor waits. */
export function resolve(actor: AnyActorRef, id: string, output?: unknown): void {
  waiting(actor, id).send({ type: 'deferred.resolve', output });
}

/** Ends the waiting actor `id` of `actor` with an error. Throws when no such actor waits. */
export function reject(actor: AnyActorRef, id: string, error: unknown): void {
  waiting(actor, id).send({ type: 'deferred.reject', error });
}

/** The input with which the waiting actor `id` was started. Throws when no such actor waits. */
export function inputOf(actor: AnyActorRef, id: string): unknown {
  const snapshot: { input?: unknown } = waiting(actor, id).getSnapshot();
  return snapshot.input;
}

/** The ids of the actors that `actor` runs now. */
export function runningActors(actor: AnyActorRef): string[] {
  // Every machine's snapshot carries its children; the type of any actor's snapshot does not say so.
  const { children } = actor.getSnapshot() as SnapshotFrom<AnyStateMachine>;
  return Object.keys(children).filter((id) => children[id]?.getSnapshot().status === 'active');
}

function waiting(actor: AnyActorRef, id: string): AnyActorRef {
  // As above.
  const child = (actor.getSnapshot() as SnapshotFrom<AnyStateMachine>).children[id];
  if (!child) throw new Error(`No actor "${id}" waits; running: ${runningActors(actor).join(', ') || 'none'}`);
  return child;
}
