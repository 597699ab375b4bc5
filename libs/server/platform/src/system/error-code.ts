/** The code that Node, PostgreSQL or a library has given an error: `ENOENT`, `40P01`; undefined for one without. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
