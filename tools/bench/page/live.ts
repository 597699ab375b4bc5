// The page of the live channel's benchmarks: one browser, the same messages, read in three ways.
import { type Reader, readers } from './readers.ts';

const gaps: number[] = [];
/** Counted by the page before anything of React is loaded. */
const page = globalThis as unknown as { commits: number };
let reader: Reader | null = null;
let before = performance.now();

const drawn = (now: number) => {
  gaps.push(now - before);
  before = now;
  requestAnimationFrame(drawn);
};
requestAnimationFrame(drawn);

const bench = {
  async connect(kind: keyof typeof readers, url: string): Promise<void> {
    reader = await readers[kind](url);
  },
  /** Begins to count frames and commits. */
  reset(): void {
    gaps.length = 0;
    page.commits = 0;
  },
  read() {
    const sorted = gaps.toSorted((one, other) => one - other);
    return {
      received: reader?.received() ?? 0,
      frameGap: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      commits: page.commits,
    };
  },
  close(): void {
    reader?.close();
    reader = null;
  },
};
Object.assign(globalThis, { bench });

export type Bench = typeof bench;
