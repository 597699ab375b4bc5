export {
  defineEndpoints,
  type Access,
  type Endpoint,
  type EndpointShape,
  type EndpointTable,
  type PolicySubject,
  type RateLimit,
  type Reach,
  type ReachingRecord,
} from './endpoint.ts';
export { buildingParams, deviceParams, id, orgParams, type Id } from './ids.ts';
export { epochMs, instant, day } from './instant.ts';
export { answer, listAnswer, listQuery } from './list.ts';
export { problem, type Problem } from './problem.ts';
