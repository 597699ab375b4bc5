export { type FlatRoute, flattenRoutes } from './route-paths.ts';
export {
  type LayoutName,
  layoutNames,
  type PageFrame,
  type ParamRule,
  type ResolvedRoute,
  resolveRoute,
  type RouteRecord,
} from './route-record.ts';
export { titles } from './titles.ts';
