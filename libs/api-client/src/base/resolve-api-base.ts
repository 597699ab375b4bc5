/** What the address of the API is made from. */
export interface ApiBaseInput {
  /** The deployment's public apiBase. */
  readonly configured?: string | null | undefined;
  /** `location.origin` and `location.hostname` of the page. */
  readonly origin: string;
  readonly hostname: string;
  /** For a page on this very machine, and when the others cannot be read. */
  readonly fallback?: string | null | undefined;
}

/** Where `npm start` listens when nothing else is said. */
export const developmentApiBase = 'http://127.0.0.1:8080';

/**
 * The origin that calls go to (S-50), without a slash at its end: the configured one; else the
 * page's own, except on loopback, where a page is usually served by a development server that has
 * no API; else the fallback.
 */
export function resolveApiBase({ configured, origin, hostname, fallback }: ApiBaseInput): string {
  const lastResort = normalized(fallback) ?? developmentApiBase;
  if (configured) return normalized(configured) ?? lastResort;
  if (isLoopback(hostname)) return lastResort;
  return normalized(origin) ?? lastResort;
}

/** `localhost` and its subdomains, 127.0.0.0/8 and ::1, as `location.hostname` writes them. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}

function normalized(base: string | null | undefined): string | null {
  if (!base) return null;
  try {
    const url = new URL(base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    return (url.origin + url.pathname).replace(/\/+$/, '');
  } catch {
    return null;
  }
}
