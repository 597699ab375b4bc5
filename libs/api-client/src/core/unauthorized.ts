import type { RouteName } from '@imah/contract/routes';

/** A call was answered with 401. What to do about it is the app's to say (S-30). */
export interface UnauthorizedEvent {
  readonly route: RouteName;
  readonly path: string;
}

/**
 * Reports the first 401 of a session and is silent until another call has passed: a page whose ten
 * queries all fail must not be sent to the login ten times.
 */
export function createUnauthorizedReporter(report: ((event: UnauthorizedEvent) => void) | undefined) {
  let calls = 0;
  /** Calls up to this number were under way when the session was found to be gone. */
  let reportedUpTo = 0;
  let isReported = false;

  return {
    begin(): number {
      calls += 1;
      return calls;
    },
    passed(call: number): void {
      if (call > reportedUpTo) isReported = false;
    },
    refused(call: number, event: UnauthorizedEvent): void {
      if (call <= reportedUpTo || isReported) return;
      isReported = true;
      reportedUpTo = calls;
      report?.(event);
    },
  };
}
