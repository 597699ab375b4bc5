import type { TicketDoing } from '@imah/contract/tickets/words';

/** How often an open page says so, and how seldom it repeats that somebody writes, in milliseconds. */
const beatMs = { looking: 20_000, writing: 3000 } as const;

/** Nobody is taken to write any more so long after the last key. */
const restMs = 5000;

type Spoken = TicketDoing | 'left';

/** What the beat needs from around it. */
export interface BeatPorts {
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  /** Calls `run` after `delayMs`; answers with a way to call it off. */
  readonly later: (run: () => void, delayMs: number) => () => void;
  /** `last`: the page may be gone before the answer is there. */
  readonly say: (doing: Spoken, when: 'now' | 'last') => void;
}

/** Tells the server that a page is looked at, for as long as it is. */
export interface PresenceBeat {
  /** The page is in sight: it says so now, and again and again. */
  readonly show: () => void;
  /** Nobody sees it: it says nothing more, and is forgotten by itself unless it comes back soon. */
  readonly hide: () => void;
  /** A key was pressed in a channel. */
  readonly write: (channel: 'reply' | 'note') => void;
  /** What was written is sent or taken back. */
  readonly rest: () => void;
  /** The page is closed. */
  readonly leave: (when: 'now' | 'last') => void;
}

export function createPresenceBeat({ now, later, say }: BeatPorts): PresenceBeat {
  let stop: (() => void) | null = null;
  let writing: { readonly doing: TicketDoing; readonly saidAt: number; readonly keyAt: number } | null = null;
  let spoken: Spoken = 'left';

  const speak = (doing: Spoken, when: 'now' | 'last' = 'now') => {
    spoken = doing;
    say(doing, when);
  };
  const beat = () => {
    if (writing !== null && now() - writing.keyAt >= restMs) writing = null;
    speak(writing?.doing ?? 'looking');
    stop = later(beat, beatMs.looking);
  };
  const silence = () => {
    stop?.();
    stop = null;
    writing = null;
  };

  return {
    show() {
      stop?.();
      beat();
    },
    hide: silence,
    write(channel) {
      // A page that nobody sees does not say that somebody writes.
      if (stop === null) return;
      const doing = channel === 'reply' ? 'writing-reply' : 'writing-note';
      const at = now();
      const isSaid = writing?.doing === doing && at - writing.saidAt < beatMs.writing;
      writing = { doing, keyAt: at, saidAt: isSaid && writing !== null ? writing.saidAt : at };
      if (!isSaid) speak(doing);
    },
    rest() {
      if (writing === null) return;
      writing = null;
      speak('looking');
    },
    leave(when) {
      silence();
      if (spoken !== 'left') speak('left', when);
    },
  };
}
