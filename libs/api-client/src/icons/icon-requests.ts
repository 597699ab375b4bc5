import type { Clock } from '../core/clock.ts';
import type { Transport } from '../core/transport.ts';
import { timings } from '../timings.ts';
import { type IconData, readIcons } from './icon-data.ts';

export interface IconSources {
  readonly transport: Transport;
  /** `https://api.iconify.design`, say; null: only our own server is ever asked. */
  readonly publicUrl: string | null;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
}

/** Splits icons of a collection so that no address is longer than the limit, counting every comma as it is sent. */
export function splitByAddress(prefix: string, icons: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const icon of icons) {
    const last = parts.at(-1);
    if (last !== undefined && `${prefix}${[...last, icon].join('%2C')}`.length <= timings.icons.urlLimit)
      last.push(icon);
    else parts.push([icon]);
  }
  return parts;
}

/**
 * Asks our own server, and the public service for what ours lacks, refuses, or has not answered in
 * 750 ms (S-49, S-64). Calls `found` as answers come; resolves when no more can come. Never rejects.
 */
export async function requestIcons(
  { transport, publicUrl, fetch, clock }: IconSources,
  collection: string,
  icons: readonly string[],
  found: (icons: Map<string, IconData>) => void,
): Promise<void> {
  const missing = new Set(icons);
  const take = (answer: unknown) => {
    const read = readIcons(answer, icons);
    for (const icon of read.keys()) missing.delete(icon);
    found(read);
  };

  let publicAnswers: Promise<unknown> | null = null;
  const askPublic = (): Promise<unknown> => {
    if (publicAnswers !== null || publicUrl === null) return publicAnswers ?? Promise.resolve();
    const prefix = `${publicUrl}/${collection}.json?icons=`;
    const requests = splitByAddress(prefix, [...missing]).map((part) =>
      fetchPublic(prefix + part.join('%2C'), fetch, clock).then(take),
    );
    publicAnswers = Promise.allSettled(requests);
    return publicAnswers;
  };

  const timer = clock.setTimeout(() => void askPublic(), timings.icons.rotate);
  const path = `/api/_nuxt_icon/${collection}.json?icons=${icons.join('%2C')}`;
  await transport({ method: 'GET', path, timeoutMs: timings.icons.timeout })
    .then(({ data }) => take(data))
    // Whatever it was, the next source is asked; an icon that nobody has is reported by the loader.
    .catch(() => {});
  clock.clearTimeout(timer);
  if (missing.size > 0) await askPublic();
}

/** Not through the client: a stranger gets neither cookies nor token, nor the page's address. */
async function fetchPublic(url: string, fetch: typeof globalThis.fetch, clock: Clock): Promise<unknown> {
  const controller = new AbortController();
  const timer = clock.setTimeout(() => controller.abort(), timings.icons.timeout);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    return response.ok ? await response.json() : null;
  } finally {
    clock.clearTimeout(timer);
  }
}
