export {
  buildManifest,
  latestBuild,
  routeRule,
  type BuildManifest,
  type LatestBuild,
  type RouteRule,
} from './build-manifest.ts';
