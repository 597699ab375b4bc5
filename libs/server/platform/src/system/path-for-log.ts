import type { FastifyRequest } from 'fastify';
import { pathOf } from './pages.ts';

/** Places of paths that open something to whoever knows them: no log has what stands there. */
const secretPlaces = /:(?:token|code)(?=\/|$)/;

/** A path as the log has it. One with a secret is that of its route. */
export function pathForLog(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url !== undefined && secretPlaces.test(url)) return url;
  const path = pathOf(request);
  return path.startsWith('/q/') ? '/q/:code' : path;
}
