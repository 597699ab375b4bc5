import * as z from 'zod/mini';

/** `builds/latest.json` (S-47). */
export const latestBuild = z.object({ id: z.string(), timestamp: z.int() });
export type LatestBuild = z.infer<typeof latestBuild>;

/** A rule for every path under its key: forced colour mode, prerendered, and so on. */
export const routeRule = z.object({ prerender: z.optional(z.boolean()) });
export type RouteRule = z.infer<typeof routeRule>;

/** `builds/meta/{buildId}.json` (S-46): a route-rules matcher and the list of prerendered paths. */
export const buildManifest = z.object({
  id: z.string(),
  timestamp: z.int(),
  matcher: z.object({
    static: z.record(z.string(), routeRule),
    wildcard: z.record(z.string(), routeRule),
    dynamic: z.record(z.string(), routeRule),
  }),
  prerendered: z.array(z.string()),
});
export type BuildManifest = z.infer<typeof buildManifest>;
