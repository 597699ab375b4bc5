/** Whether the browser's own parser stays on this site: `/\\elsewhere.example` begins like a path, and is none. */
export function isOwnPath(href: string, origin: string): boolean {
  if (!href.startsWith('/')) return false;
  try {
    return new URL(href, origin).origin === origin;
  } catch {
    return false;
  }
}
