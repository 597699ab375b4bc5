/**
 * Whether a page of `origin` may open the live channel at `host`: one of the same host, or of `origins`. Devices and programs
 * send no origin; a browser always does.
 */
export function mayConnect(origin: string | undefined, host: string | undefined, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
