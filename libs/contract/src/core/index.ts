export { defineEndpoints } from './calls.ts';
export type {
  Access,
  Endpoint,
  EndpointShape,
  EndpointTable,
  PolicySubject,
  RateLimit,
  Reach,
  ReachingRecord,
} from './endpoint.ts';
export { buildingParams, deviceParams, id, orgParams, type Id } from './ids.ts';
export { epochMs, instant, day } from './instant.ts';
export { answer, listAnswer, listQuery } from './list.ts';
export { problem, type Problem } from './problem.ts';
