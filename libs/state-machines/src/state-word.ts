/** The outermost words of a chart's state value: `'loading'` of `{ loading: 'shown' }`. */
export type StateWord<TValue> = TValue extends string ? TValue : Extract<keyof TValue, string>;

/**
 * The outermost word of a state value, as it goes into `data-state`. For charts whose outermost states exclude
 * each other, which is all of ours.
 */
export function stateWord<TValue extends string | object>(value: TValue): StateWord<TValue> {
  const word = typeof value === 'string' ? value : Object.keys(value)[0];
  // The type says the same of the value; TypeScript cannot follow it through `Object.keys`.
  return word as StateWord<TValue>;
}
