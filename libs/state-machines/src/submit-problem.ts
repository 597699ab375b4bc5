/** What a form needs to know of a refusal. */
export interface SubmitProblem {
  /** The error's own kind (`validation`, `network`, …), or `unknown`. */
  readonly kind: string;
  readonly message: string;
  /** Field path to sentences; empty when nothing is wrong with a field. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads a thrown value as a problem by its shape (`kind`, `message`, `fieldErrors`), so that any client's error
 * will do; what has no such shape has the kind `unknown`.
 */
export function readSubmitProblem(error: unknown): SubmitProblem {
  const { kind, message, fieldErrors }: Record<string, unknown> = isObject(error) ? membersOf(error) : {};
  return {
    kind: typeof kind === 'string' ? kind : 'unknown',
    message: typeof message === 'string' ? message : '',
    fieldErrors: isObject(fieldErrors) ? readFieldErrors(fieldErrors) : {},
  };
}

function readFieldErrors(fieldErrors: object): SubmitProblem['fieldErrors'] {
  // By entries: a field that is called like a member of every object stays a field.
  return Object.fromEntries(
    Object.entries<unknown>({ ...fieldErrors }).flatMap(([field, value]) => {
      const sentences = Array.isArray(value) ? value.filter((sentence) => typeof sentence === 'string') : [];
      return sentences.length > 0 ? [[field, sentences]] : [];
    }),
  );
}

/** By name: an error's message is not enumerable. */
function membersOf(error: object): Record<string, unknown> {
  return {
    kind: 'kind' in error ? error.kind : undefined,
    message: 'message' in error ? error.message : undefined,
    fieldErrors: 'fieldErrors' in error ? error.fieldErrors : undefined,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
