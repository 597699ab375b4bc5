const ownOrigin = 'http://imah.invalid';
/** Coming back to these would end the session or ask for another login. */
const neverReturned = /^\/(login|logout)(\/|$)/;

/** The login page that leads back to `path` (with its query and fragment) afterwards. */
export function loginPathFor(path: string): string {
  const back = readReturnPath(path);
  return back === null || back === '/imah' ? '/login' : `/login?redirect=${encodeURIComponent(back)}`;
}

/**
 * The page to go back to, from an untrusted `redirect` parameter: a path of this very origin, or null.
 * Another origin in any disguise (`//host`, `/\host`, `/.//host`, a tab within) gives null.
 */
export function readReturnPath(value: string | null | undefined): string | null {
  // The URL parser drops tabs and line ends and reads a backslash as a slash: refuse them instead of guessing.
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  if (!value?.startsWith('/') || /[\u0000-\u001f\\]/.test(value)) return null;
  if (!URL.canParse(value, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  if (origin !== ownOrigin || pathname.startsWith('//') || neverReturned.test(pathname)) return null;
  return pathname + search + hash;
}
