import type { BuildManifest, LatestBuild, RouteRule } from '@imah/contract/system';
import { isApiError } from '../core/api-error.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { consoleLog, type Log } from '../core/log.ts';
import type { Transport } from '../core/transport.ts';
import { plainPath, routeRulesFor } from './route-rules.ts';

/** What `createBuildClient` needs to know. */
export interface BuildClientOptions {
  /** Towards the server that the page came from, which need not be the API's. */
  readonly transport: Transport;
  /** The running build. */
  readonly buildId: string;
  readonly clock?: Pick<Clock, 'now'>;
  readonly log?: Pick<Log, 'error'>;
}

/** Nothing here rejects: a page must not break because its build's papers cannot be had. */
export interface BuildClient {
  /** The newest build (S-47); null when that cannot be found out now. */
  readonly latest: (signal?: AbortSignal) => Promise<LatestBuild | null>;
  /** The running build's manifest (S-46), fetched once; null, and asked again next time, when it cannot be had. */
  readonly manifest: () => Promise<BuildManifest | null>;
  /** The route rules of a path; empty without a manifest. */
  readonly rulesFor: (path: string) => Promise<RouteRule>;
  readonly isPrerendered: (path: string) => Promise<boolean>;
  /** The payload of a prerendered page (S-48), fetched once; null for any other page. */
  readonly loadPayload: (path: string) => Promise<unknown>;
}

/**
 * Reads what the server says about its builds (S-46 to S-48, S-56). Never rejects: what fails counts as not known,
 * and is logged unless it was a 404 or 403.
 */
export function createBuildClient({
  transport,
  buildId,
  clock = systemClock,
  log = consoleLog,
}: BuildClientOptions): BuildClient {
  const known = new Map<string, Promise<unknown>>();

  /** S-56: failures are logged; 404 and 403 are what a server without these files answers. */
  const get = async (path: string, signal?: AbortSignal): Promise<unknown> => {
    try {
      return (await transport({ method: 'GET', path, signal })).data ?? null;
    } catch (error) {
      const isTolerated =
        isApiError(error) && (error.status === 404 || error.status === 403 || error.kind === 'aborted');
      if (!isTolerated) log.error(`Could not fetch ${path}`, error);
      return null;
    }
  };

  const getOnce = (path: string): Promise<unknown> => {
    const former = known.get(path);
    if (former !== undefined) return former;
    const pending = get(path).then((data) => {
      if (data === null) known.delete(path);
      return data;
    });
    known.set(path, pending);
    return pending;
  };

  const manifest = async () => {
    const data = await getOnce(`/builds/meta/${encodeURIComponent(buildId)}.json`);
    return isManifest(data) ? data : null;
  };
  const isPrerendered = async (path: string) => (await manifest())?.prerendered.includes(plainPath(path)) ?? false;

  return {
    async latest(signal) {
      const data = await get(`/builds/latest.json?${clock.now()}`, signal);
      return isLatest(data) ? data : null;
    },
    manifest,
    async rulesFor(path) {
      const found = await manifest();
      return found === null ? {} : routeRulesFor(found.matcher, path);
    },
    isPrerendered,
    async loadPayload(path) {
      if (!(await isPrerendered(path))) return null;
      return getOnce(`${plainPath(path).replace(/\/$/, '')}/_payload.json`);
    },
  };
}

function isLatest(data: unknown): data is LatestBuild {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';
}

/** Enough for what is read here: our own build wrote it, a proxy's error page did not. */
function isManifest(data: unknown): data is BuildManifest {
  return isLatest(data) && 'matcher' in data && 'prerendered' in data && Array.isArray(data.prerendered);
}
