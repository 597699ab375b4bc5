import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoalescingStream, coalescingLimits } from './coalescing-stream.ts';
import type { FramePort, FramePortEvents } from './frame-port.ts';

function recordingPort() {
  const frames: string[] = [];
  const log: string[] = [];
  const waiting: ((error?: Error | null) => void)[] = [];
  let events: FramePortEvents | null = null;
  const port = {
    backlogBytes: 0,
    send(frame: Buffer, sent: (error?: Error | null) => void) {
      frames.push(frame.toString());
      waiting.push(sent);
    },
    address: '127.0.0.1',
    pause: () => void log.push('pause'),
    resume: () => void log.push('resume'),
    close: () => void log.push('close'),
    listen(given: FramePortEvents) {
      events = given;
    },
  } satisfies FramePort;
  return { port, frames, log, waiting, events: () => events! };
}

describe('CoalescingStream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('joins what is written in one turn of the event loop into one frame, without waiting for the clock', () => {
    const { port, frames } = recordingPort();
    const stream = new CoalescingStream(port);

    stream.write('a');
    stream.write('b');
    stream.write('c');
    vi.advanceTimersByTime(0);

    expect(frames).toEqual(['abc']);
  });

  it('joins what is written within 5 ms of the frame before into the next one, and sends it then', () => {
    const { port, frames } = recordingPort();
    const stream = new CoalescingStream(port);
    stream.write('first');
    vi.advanceTimersByTime(0);

    stream.write('a');
    vi.advanceTimersByTime(3);
    stream.write('b');
    vi.advanceTimersByTime(1);
    expect(frames).toEqual(['first']);
    vi.advanceTimersByTime(1);

    expect(frames).toEqual(['first', 'ab']);
  });

  it('after a frame of 8 KiB waits 16 ms, the time of a drawn frame, and 5 ms again after a smaller one', () => {
    const { port, frames } = recordingPort();
    const stream = new CoalescingStream(port);
    const lengths = () => frames.map((frame) => frame.length);
    stream.write('x'.repeat(coalescingLimits.busyBytes));
    vi.advanceTimersByTime(0);

    stream.write('a');
    vi.advanceTimersByTime(15);
    expect(lengths()).toEqual([8_192]);
    vi.advanceTimersByTime(1);
    expect(lengths()).toEqual([8_192, 1]);

    stream.write('ab');
    vi.advanceTimersByTime(5);
    expect(lengths()).toEqual([8_192, 1, 2]);
  });

  it('sends at once when 64 KiB are waiting', () => {
    const { port, frames } = recordingPort();
    const stream = new CoalescingStream(port);

    stream.write('x'.repeat(coalescingLimits.frameBytes));

    expect(frames.map((frame) => frame.length)).toEqual([65_536]);
  });

  it('makes the writer wait while the connection is behind, and lets it go on when it has caught up', () => {
    const { port, waiting } = recordingPort();
    const stream = new CoalescingStream(port);
    const written = vi.fn<() => void>();
    port.backlogBytes = coalescingLimits.backlogBytes + 1;

    stream.write('x'.repeat(coalescingLimits.frameBytes), written);
    vi.advanceTimersByTime(100);
    expect(written).not.toHaveBeenCalled();

    port.backlogBytes = 0;
    waiting.shift()?.();
    vi.advanceTimersByTime(0);
    expect(written).toHaveBeenCalledOnce();
  });

  it('answers false to a writer that has more than the backlog waiting', () => {
    const { port } = recordingPort();
    const stream = new CoalescingStream(port);
    port.backlogBytes = coalescingLimits.backlogBytes + 1;
    stream.write('held');

    expect(stream.write('y'.repeat(coalescingLimits.backlogBytes))).toBe(false);
  });

  it('sends what is waiting before it closes at the end', () => {
    const { port, frames, log } = recordingPort();
    const stream = new CoalescingStream(port);

    stream.end('goodbye');
    vi.advanceTimersByTime(0);

    expect({ frames, closed: log.includes('close') }).toEqual({ frames: ['goodbye'], closed: true });
  });

  it('sends what is waiting when the broker destroys it right after a refusal', () => {
    const { port, frames, log } = recordingPort();
    const stream = new CoalescingStream(port);

    stream.write('refused');
    stream.destroy();

    expect({ frames, closed: log.includes('close') }).toEqual({ frames: ['refused'], closed: true });
  });

  it('gives all that has arrived to a reader that asks once', () => {
    const { port, events } = recordingPort();
    const stream = new CoalescingStream(port);

    for (const byte of [0xc0, 0x00, 0xc0]) events().data(Buffer.from([byte]));

    expect([stream.read(null), stream.read(null)]).toEqual([Buffer.from([0xc0, 0x00, 0xc0]), null]);
  });

  it('hands on what arrives, and pauses the connection while nobody reads', () => {
    const { port, log, events } = recordingPort();
    const stream = new CoalescingStream(port);

    events().data(Buffer.from([0xc0, 0x00]));
    for (let packet = 0; packet < 40_000; packet += 1) events().data(Buffer.from([0xc0, 0x00]));

    expect(stream.read(2)).toEqual(Buffer.from([0xc0, 0x00]));
    expect(log.includes('pause')).toBe(true);
  });

  it('ends with an error when a packet announces more than its limit', async () => {
    const { port, events } = recordingPort();
    const stream = new CoalescingStream(port);
    const failed = once(stream, 'error');

    events().data(Buffer.from([0x30, 0xff, 0xff, 0x7f]));

    expect(await failed).toEqual([new Error('packet too large or one too many')]);
  });
});
