import type { Clock, VisibilityPort } from '../ports.ts';

export interface HeartbeatOptions {
  readonly clock: Clock;
  readonly visibility: VisibilityPort;
  readonly everyMs: number;
  /** So many questions without an answer, and the leader counts as hung. */
  readonly patience: number;
  readonly ask: () => void;
  readonly hung: () => void;
}

export interface Heartbeat {
  readonly heard: () => void;
  readonly stop: () => void;
}

/**
 * Asks the leader for a sign of life while this tab is looked at. Answers are counted, not time: after a
 * laptop's sleep the leader has as many chances as ever.
 */
export function createHeartbeat({ ask, clock, everyMs, hung, patience, visibility }: HeartbeatOptions): Heartbeat {
  let unanswered = 0;
  let timer: unknown = null;

  const beat = () => {
    if (visibility.isHidden()) return;
    timer = clock.setTimeout(beat, everyMs);
    if (unanswered < patience) {
      unanswered += 1;
      ask();
    } else {
      unanswered = 0;
      hung();
    }
  };

  const stopListening = visibility.subscribe(() => {
    clock.clearTimeout(timer);
    unanswered = 0;
    beat();
  });
  beat();

  return {
    heard: () => (unanswered = 0),
    stop() {
      stopListening();
      clock.clearTimeout(timer);
    },
  };
}
