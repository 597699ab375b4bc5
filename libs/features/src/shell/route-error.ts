/**
 * A failure of the page as a whole. `fatal` ones replace it (S-17); a path that no route knows is
 * shown inside its layout and leaves the application usable (S-16).
 */
export class RouteError extends Error {
  readonly status: number;
  readonly fatal: boolean;

  constructor(status: number, message: string, { fatal }: { fatal: boolean }) {
    super(message);
    this.name = 'RouteError';
    this.status = status;
    this.fatal = fatal;
  }
}
