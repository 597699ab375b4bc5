/** Where the library says what it could not do. */
export interface Log {
  readonly warn: (message: string, detail?: unknown) => void;
  readonly error: (message: string, detail?: unknown) => void;
}

/** The console as a log. */
export const consoleLog: Log = {
  warn: (message, detail) => console.warn(message, detail),
  error: (message, detail) => console.error(message, detail),
};
