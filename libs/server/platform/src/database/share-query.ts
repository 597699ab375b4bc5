/** Answers for one key; throws what the query threw. */
export type SharedQuery<K, V> = (key: K) => Promise<V>;

interface Waiting<V> {
  readonly promise: Promise<V>;
  readonly settle: (value: V) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Joins the keys asked for in one turn of the event loop into one query; `load` answers in the order
 * of its keys. Nothing is kept: every key is looked up after it was asked for, so an answer knows
 * whatever was committed before the question.
 */
export function shareQuery<K extends string, V>(
  load: (keys: readonly K[]) => Promise<readonly V[]>,
): SharedQuery<K, V> {
  let waiting = new Map<K, Waiting<V>>();

  async function ask(): Promise<void> {
    const asked = waiting;
    waiting = new Map();
    try {
      const values = await load([...asked.keys()]);
      if (values.length !== asked.size) throw new Error(`${values.length} answers for ${asked.size} questions`);
      const askers = [...asked.values()];
      for (const [index, value] of values.entries()) askers[index]?.settle(value);
    } catch (error) {
      for (const { fail } of asked.values()) fail(error);
    }
  }

  return (key) => {
    const known = waiting.get(key);
    if (known !== undefined) return known.promise;
    const { promise, resolve, reject } = Promise.withResolvers<V>();
    // After the sockets that are readable now have been read.
    if (waiting.size === 0) setImmediate(() => void ask());
    waiting.set(key, { promise, settle: resolve, fail: reject });
    return promise;
  };
}
