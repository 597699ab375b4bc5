/** The JSON of a list endpoint whose only page is `rows`. */
export function listOf<R>(rows: readonly R[]): { data: R[]; meta: { nextCursor: null; total: number } } {
  return { data: [...rows], meta: { nextCursor: null, total: rows.length } };
}

/** The JSON of an endpoint that answers with one record. */
export function answerOf<T>(data: T): { data: T } {
  return { data };
}
