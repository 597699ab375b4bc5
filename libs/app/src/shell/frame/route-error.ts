/** A failure of the page as a whole; it replaces the page (S-17). */
export class RouteError extends Error {
  readonly status: number;
  /** The page's code did not arrive (S-55): trying again may help. */
  readonly isChunkLoad: boolean;

  constructor(
    status: number,
    message: string,
    options: { readonly cause?: unknown; readonly isChunkLoad?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'RouteError';
    this.status = status;
    this.isChunkLoad = options.isChunkLoad ?? false;
  }
}

/** Whether something thrown is a RouteError. */
export function isRouteError(error: unknown): error is RouteError {
  return error instanceof RouteError;
}
