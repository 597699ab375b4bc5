import type { InputOf } from '@imah/api-client';
import { type ReadForm, readKey, type ReadName } from '@imah/api-client/react';
import type { ParamsOf, QueryOf } from '@imah/contract/endpoints';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';

/** Some of what has been read, whoever has it on the screen: by the call, by what it was asked with, by its form. */
export interface Reads {
  readonly call: ReadName | 'any';
  /** Undefined: asked without it; `anyId`: with whichever. */
  readonly asked: Readonly<Record<string, string | undefined>>;
  readonly form: ReadForm | 'any';
}

/** Stands for every id. */
export const anyId = '*';

type Part<T> = T extends object ? keyof T : never;
type Asked<N extends ReadName> = { readonly [K in Part<ParamsOf<N>> | Part<QueryOf<N>>]?: string | undefined };

/** What a call was answered, in which form ever; `asked` narrows it. */
export function reads<N extends ReadName>(call: N, asked: Asked<N> = {}, form: ReadForm | 'any' = 'any'): Reads {
  return { call, asked: asked as Reads['asked'], form };
}

/** The one answer that was asked for with exactly this. */
export function readOf<N extends ReadName>(call: N, input: InputOf<N>): Reads {
  const [, asked] = readKey(call, input);
  return { call, asked: asked as Reads['asked'], form: 'one' };
}

/** All that was asked for with these ids: everything about a building, say. */
export function readsOf(asked: Readonly<Record<string, string>>): Reads {
  return { call: 'any', asked, form: 'any' };
}

/** Whether what lies under a key is among `wanted`. */
export function covers({ call, asked, form }: Reads, key: QueryKey): boolean {
  const [name, given, kept] = key;
  if ((call !== 'any' && call !== name) || (form !== 'any' && form !== kept)) return false;
  // Under the name of a call lies what it was asked with; anything else is a read of no call.
  const known = typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : null;
  if (known === null) return false;
  const fits = ([field, value]: readonly [string, string | undefined]) =>
    value === anyId ? known[field] !== undefined : known[field] === value;
  return Object.entries(asked).every(fits);
}

/** The rows of all pages that were read, as `select` of a read in pages. */
export function rowsOf<R>({ pages }: InfiniteData<{ readonly data: readonly R[] }, unknown>): readonly R[] {
  return pages.flatMap(({ data }) => data);
}
