import { ApiError } from './api-error.ts';

type Value = string | number | boolean;
export type PathParams = Readonly<Record<string, Value>>;
export type Query = Readonly<Record<string, Value | readonly Value[] | null | undefined>>;

/**
 * Fills `{name}` parts.
 * @throws {ApiError} `invalid-call` for a missing or empty one: the path would name another call.
 */
export function fillPath(template: string, params: PathParams = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new ApiError({ kind: 'invalid-call', message: `${template} needs the parameter ${name}` });
    return encodeURIComponent(String(value));
  });
}

/** `?a=1&b=2`, or an empty text. Undefined and null are left out, a list repeats its name. */
export function queryString(query: Query = {}): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of typeof value === 'object' ? value : [value]) parts.append(name, String(one));
  }
  return parts.size === 0 ? '' : `?${parts}`;
}

/**
 * The address of a call. A base that is empty or begins with a slash is left to the page that calls.
 * @throws {ApiError} `invalid-call` when it is no address of http or https: no further attempt would reach anybody.
 */
export function addressOf(base: string, path: string): string {
  if (base !== '' && !base.startsWith('/') && !isWebAddress(base))
    throw new ApiError({
      kind: 'invalid-call',
      message: `The base address “${base}” cannot be read: it is empty, a path or begins with http:// or https://`,
    });
  return base + path;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
