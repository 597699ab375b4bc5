export { developmentApiBase, isLoopback, resolveApiBase, type ApiBaseInput } from './base/resolve-api-base.ts';
export { boardingTexts, toBoardingFailure, type BoardingFailure } from './boarding/boarding-failure.ts';
export { createApiClient, type ApiClientOptions } from './client.ts';
export type { ApiClient, CallOptions, InputOf, RowOf } from './client-types.ts';
export {
  ApiError,
  apiErrorKinds,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  type FieldErrors,
} from './core/api-error.ts';
export { systemClock, type Clock } from './core/clock.ts';
export { readAllRows } from './core/list.ts';
export { consoleLog, type Log } from './core/log.ts';
export {
  createTransport,
  type Transport,
  type TransportAnswer,
  type TransportOptions,
  type TransportRequest,
} from './core/transport.ts';
export type { UnauthorizedEvent } from './core/unauthorized.ts';
