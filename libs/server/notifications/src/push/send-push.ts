import type { Config } from '@imah/server-platform/config';
import type { VapidKeys } from './vapid-keys.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the service worker of a browser is told. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of the page to open. */
  readonly href: string;
  /** A later message with the same tag takes the place of this one. */
  readonly tag: string;
}

/** `gone`: the browser takes no pushes under that address any more. */
export type PushOutcome = 'sent' | 'gone';

const timeoutMs = 10_000;
/** A telephone that was off for longer need not hear of it. */
const keptSeconds = 24 * 3600;

/**
 * Hands one message, encrypted for that browser alone, to its push service.
 * @throws {Error} when the service cannot be reached or did not take it
 */
export async function sendPush(
  target: PushTarget,
  message: PushMessage,
  urgency: 'high' | 'normal',
  keys: VapidKeys,
  contact: string,
): Promise<PushOutcome> {
  const { default: webPush } = await import('web-push');
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    JSON.stringify(message),
    { TTL: keptSeconds, urgency, vapidDetails: { subject: contact, ...keys }, contentEncoding: 'aes128gcm' },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: headersOf(headers),
    ...(body === null ? {} : { body: new Uint8Array(body) }),
    // A service that sends us elsewhere could send us into our own network.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (!answer.ok) throw new Error(`the push service answered ${answer.status}`);
  return 'sent';
}

/** Whom a push service may ask about our pushes. */
export function pushContact({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:noreply@imah.invalid';
}

// fetch counts the bytes itself.
function headersOf(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
