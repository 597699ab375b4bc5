import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

/** Directives for @fastify/helmet. No script runs but ours: files of our own origin, and inline ones by their hash. */
export function contentSecurityPolicy(config: Config, scriptHashes: readonly string[]) {
  const elsewhere = [config.publicApiBase, config.publicFallbackApiBase, config.publicMqttUrl, config.iconFallbackUrl]
    .filter((address) => address !== null)
    .map((address) => new URL(address))
    .map(({ protocol, host }) => `${protocol}//${host}`);
  return {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", ownSocket('ws:'), ownSocket('wss:'), ...new Set(elsewhere)],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'script-src-attr': ["'none'"],
    // Style attributes carry positions and chart colours; a style cannot run code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
  };
}

// Not every browser counts ws: and wss: of the same host under 'self'.
function ownSocket(protocol: 'ws:' | 'wss:') {
  return (request: IncomingMessage): string => {
    const host = request.headers.host ?? '';
    return /^[\w.:[\]-]+$/.test(host) ? `${protocol}//${host}` : "'self'";
  };
}
