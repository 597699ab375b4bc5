import type { RuntimeConfig } from '@imah/contract/system/words';
import type { Config } from '../config/config.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Whether a Host header names this computer itself. */
export function isLoopbackHost(host: string): boolean {
  return loopback.test(host);
}

/**
 * What the page of one request is told. On a loopback address the client asks the fallback (S-50),
 * which is this server itself, under the very name that the page came from: each other name of it
 * would be another origin, without the person's cookie.
 */
export function runtimeConfig(
  config: Config,
  buildId: string,
  demo: RuntimeConfig['demo'],
  host: string,
): RuntimeConfig {
  return {
    buildId,
    apiBase: config.publicApiBase,
    fallbackApiBase: config.publicFallbackApiBase ?? (isLoopbackHost(host) ? `http://${host}` : config.publicUrl),
    mqttUrl: config.publicMqttUrl,
    iconFallbackUrl: config.iconFallbackUrl,
    ...(config.oidc === null ? {} : { signIn: { name: new URL(config.oidc.issuer).host } }),
    demo,
  };
}
