/** What became of a command. */
export type Outcome<T> =
  | { readonly kind: 'sent'; readonly answer: T }
  | { readonly kind: 'kept'; readonly localId: string }
  | { readonly kind: 'conflict'; readonly current: T; readonly error: unknown }
  | { readonly kind: 'refused'; readonly error: unknown };

/** The answer of a command that has arrived; throws what it was refused with. For a form that says it itself. */
export function arrived<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'sent') return outcome.answer;
  throw outcome.kind === 'kept' ? new TypeError('It waits on this device') : outcome.error;
}
