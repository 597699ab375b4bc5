/** What the server says to a form it refuses: the body of a 422. */
export type FormAnswer = {
  message?: string;
  /** Sentences by the name of the field, nested ones with dots: "address.city". */
  errors: Readonly<Record<string, readonly string[]>>;
};

/** Sentences still to be shown: those of fields that were typed in since are taken back. */
export function remaining(answer: FormAnswer | null, touched: ReadonlySet<string>): Record<string, string> {
  const entries = Object.entries(answer?.errors ?? {}).flatMap(([name, [first]]) =>
    first === undefined || touched.has(name) ? [] : [[name, first] as const],
  );
  return Object.fromEntries(entries);
}
