import { isLoopback } from '@imah/api-client';
import { type RuntimeConfig, runtimeConfigElementId } from '@imah/contract/system/words';

/** A page that was prerendered or is served by something that is not our server has no configuration. */
const unconfigured: RuntimeConfig = {
  buildId: 'unknown',
  apiBase: null,
  fallbackApiBase: null,
  mqttUrl: null,
  iconFallbackUrl: null,
  demo: null,
};

/** Reads what the server wrote into the page. */
export function readConfig(document: Document): RuntimeConfig {
  const text = document.getElementById(runtimeConfigElementId)?.textContent;
  if (!text) return unconfigured;
  // Our own server wrote it from the same type.
  return JSON.parse(text) as RuntimeConfig;
}

/**
 * The fallback as this page must name it: `localhost` and `127.0.0.1` are one machine and two
 * origins, and a cookie set for one is not sent to the other.
 */
export function sameMachine(fallback: string | null, { hostname, port, origin }: Location): string | null {
  if (fallback === null) return null;
  const url = new URL(fallback);
  return isLoopback(url.hostname) && isLoopback(hostname) && url.port === port ? origin : fallback;
}
