export { developmentApiBase, isLoopback, resolveApiBase, type ApiBaseInput } from './base/resolve-api-base.ts';
export { boardingTexts, toBoardingFailure, type BoardingFailure } from './boarding/boarding-failure.ts';
export { createBuildClient, type BuildClient, type BuildClientOptions } from './builds/build-client.ts';
export { browserPrefetchPorts, prefetchManifest, type PrefetchPorts } from './builds/prefetch-manifest.ts';
export { routeRulesFor } from './builds/route-rules.ts';
export { createApiClient } from './client.ts';
export type { CallOptions, InputOf } from './call-types.ts';
export type { ApiClient, RowOf } from './client-types.ts';
export {
  ApiError,
  apiErrorKinds,
  isApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  type FieldErrors,
} from './core/api-error.ts';
export { systemClock, type Clock } from './core/clock.ts';
export type { ApiClientOptions, ConfirmationRequest } from './core/create-call.ts';
export { readAllRows } from './core/list.ts';
export { newId } from './core/new-id.ts';
export { consoleLog, type Log } from './core/log.ts';
export {
  createTransport,
  type Transport,
  type TransportAnswer,
  type TransportOptions,
  type TransportRequest,
} from './core/transport.ts';
export type { UnauthorizedEvent } from './core/unauthorized.ts';
export type { IconData } from './icons/icon-data.ts';
export { createIconLoader, type IconLoader, type IconLoaderOptions } from './icons/icon-loader.ts';
export { createLazyApiClient, type LazyRoutes } from './lazy-client.ts';
export { timings } from './timings.ts';
export { upload, type UploadCalls, type UploadOptions, type UploadProgress } from './upload/upload.ts';
