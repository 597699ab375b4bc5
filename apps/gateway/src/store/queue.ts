import { mkdirSync } from 'node:fs';
import { readCursor, writeCursor } from './cursor.ts';
import { openSegment, type SegmentFile } from './segment.ts';
import { endOf, linesIn, pathOf, readSegments, removeSegment, type Segment } from './segments.ts';

export interface QueueLimits {
  readonly bytes: number;
  readonly ageMs: number;
  /** A segment that has as much is followed by another; what is dropped is dropped by whole segments. */
  readonly segmentBytes: number;
}

interface QueueState {
  readonly waiting: number;
  /** What was dropped because the bounds were reached, and what was unreadable, since the folder was made. */
  readonly dropped: number;
  readonly bytes: number;
}

/** What waits to be told, on disk, in order. An entry is given until it is confirmed, and never after. */
export interface Queue {
  /** @throws {Error} where the disk takes nothing, and nothing can make room on it */
  readonly append: (text: string) => void;
  /** The first that wait, at most so many. */
  readonly peek: (most: number) => readonly string[];
  /** The number of the first that waits. */
  readonly first: () => number;
  /** So many are told, from the number `from` on: what was dropped meanwhile does not put others in its place. */
  readonly confirm: (count: number, from?: number) => void;
  /** Drops what is beyond the bounds, and makes sure of what was added. Returns how many it dropped. */
  readonly keep: (now: number) => number;
  readonly state: () => QueueState;
  readonly close: () => void;
}

/** Opens the queue in a folder, as the last process left it, however that ended. */
export function openQueue(folder: string, limits: QueueLimits, now: () => number): Queue {
  mkdirSync(folder, { recursive: true });
  const segments = readSegments(folder);
  const cursor = readCursor(folder) ?? { next: segments[0]?.first ?? 1, dropped: 0 };
  let { next, dropped } = cursor;
  let head: { readonly segment: Segment; readonly lines: string[] } | null = null;
  let file: SegmentFile;
  let active = begin(segments.at(-1)?.first ?? next);
  // Numbers go on after all that was confirmed, or what comes would be taken for told.
  if (endOf(active) < next) turn(next);
  skipHoles();

  /** Opens the segment to which is added from now on. */
  function begin(first: number): Segment {
    const path = pathOf(folder, first);
    const opened = openSegment(path);
    file = opened.file;
    const count = opened.lines.length;
    const segment = segments.find((one) => one.first === first) ?? { first, path, count, bytes: 0, lastAt: now() };
    if (!segments.includes(segment)) segments.push(segment);
    segment.count = count;
    segment.bytes = file.bytes();
    return segment;
  }

  function turn(first: number): void {
    const before = file;
    // Where there is no room for another, this one goes on.
    active = begin(first);
    before.close();
  }

  function save(): void {
    writeCursor(folder, { next, dropped });
  }

  function remove(segment: Segment): void {
    segments.splice(segments.indexOf(segment), 1);
    removeSegment(segment);
  }

  function holds(segment: Segment): boolean {
    return next >= segment.first && next < endOf(segment);
  }

  /** What is missing between two segments does not come back: it is counted, and what is there is next. */
  function skipHoles(): void {
    if (segments.some(holds) || next >= endOf(active)) return;
    const to = segments.find((segment) => segment.first > next && segment.count > 0)?.first ?? endOf(active);
    dropped += to - next;
    next = to;
    save();
  }

  function dropOldest(): number {
    const [oldest] = segments;
    if (oldest === undefined) return 0;
    const lost = Math.max(0, endOf(oldest) - Math.max(next, oldest.first));
    const to = Math.max(next, endOf(oldest));
    if (oldest === active) {
      if (oldest.count === 0) return 0;
      turn(to);
    }
    next = to;
    dropped += lost;
    remove(oldest);
    save();
    return lost;
  }

  function makesRoom(): boolean {
    const before = bytes();
    try {
      dropOldest();
    } catch {
      // What is written down of it now is written down with the next.
    }
    return bytes() < before;
  }

  function add(text: string): void {
    if (active.bytes >= limits.segmentBytes) turn(endOf(active));
    file.append(text);
    active.count += 1;
    active.bytes = file.bytes();
    active.lastAt = now();
    if (head?.segment === active) head.lines.push(text);
  }

  const bytes = () => segments.reduce((sum, segment) => sum + segment.bytes, 0);

  return {
    append(text) {
      try {
        add(text);
      } catch (error) {
        // The disk is full: the oldest makes room for the newest, told or not.
        try {
          if (makesRoom()) return add(text);
        } catch {
          // Why it did not go in the first time says more.
        }
        dropped += 1;
        throw error;
      }
    },
    peek(most) {
      for (;;) {
        const segment = segments.find(holds);
        if (segment === undefined) return [];
        if (head?.segment !== segment) head = { segment, lines: linesIn(segment.path) };
        const { lines } = head;
        if (lines.length >= segment.count) return lines.slice(next - segment.first, next - segment.first + most);
        // From its first line that is not whole on it is lost; what comes is not added to that.
        if (segment === active) turn(endOf(active));
        segment.count = lines.length;
        skipHoles();
      }
    },
    first: () => next,
    confirm(count, from = next) {
      next = Math.max(next, Math.min(from + count, endOf(active)));
      skipHoles();
      // One that is written to is done with as soon as it is of some size, and all of it is told.
      if (next === endOf(active) && active.bytes >= limits.segmentBytes / 4) turn(next);
      try {
        save();
      } finally {
        // A full disk does not take down how far it was told: what was told makes room for that.
        for (const told of segments.filter((one) => one !== active && endOf(one) <= next)) remove(told);
      }
    },
    keep(at) {
      let lost = 0;
      try {
        while (bytes() > limits.bytes && (segments.length > 1 || active.count > 0)) lost += dropOldest();
        while (segments.length > 1 && at - (segments[0]?.lastAt ?? at) > limits.ageMs) lost += dropOldest();
      } finally {
        file.sync();
      }
      return lost;
    },
    state: () => ({
      waiting: segments.reduce((sum, one) => sum + Math.max(0, endOf(one) - Math.max(one.first, next)), 0),
      dropped,
      bytes: bytes(),
    }),
    close: () => file.close(),
  };
}
