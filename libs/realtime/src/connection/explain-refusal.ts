type Fetch = (url: string) => Promise<{ readonly status: number }>;

/** A page's origin is what a server judges a websocket by. Node has none. */
const pageOrigin = () => (typeof location === 'undefined' ? '' : location.origin);

/**
 * Why the server refuses a websocket at `url`, found out over HTTP: a browser hides the status of a refused handshake. The
 * server answers a plain GET of the same address as it would answer the handshake, 426 when it would take it. Null when
 * nobody refuses: the link was lost, or the server cannot be reached.
 */
export async function explainRefusal(
  url: string,
  ask: Fetch = (address) => fetch(address, { credentials: 'omit', cache: 'no-store' }),
  origin: string = pageOrigin(),
): Promise<string | null> {
  if (origin === '') return null;
  const address = new URL(url);
  address.protocol = address.protocol === 'wss:' ? 'https:' : 'http:';
  // A GET of one's own origin carries no Origin header.
  address.searchParams.set('origin', origin);
  const { status } = await ask(address.href);
  return [401, 403, 429].includes(status) ? refusedWith(status, origin) : null;
}

/** What a refused handshake is called in the log. */
export function refusedWith(status: number, origin = ''): string {
  const page = origin === '' ? '' : ` to pages of ${origin}`;
  const advice = status === 403 ? '; a proxy has to leave Host as the browser sends it (changeOrigin: false)' : '';
  return `the server refuses the live channel${page} (${status})${advice}`;
}
