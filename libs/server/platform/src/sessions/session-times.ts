/** How long a session lives (domain model 5.1), in milliseconds. */
export const sessionTimes = {
  /** Without use. */
  idle: 2.5 * 3_600_000,
  /** With use, counted from the login. */
  absolute: 30 * 86_400_000,
  /** A session in use is written at most this often. */
  touchEvery: 60_000,
} as const;
