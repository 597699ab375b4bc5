import { runInThread, ThreadLimitError } from '@imah/server-platform/overload';
import type { IncomingMail } from './incoming-mail.ts';

type ThreadLimits = Parameters<typeof runInThread>[2];

const limits: ThreadLimits = { timeMs: 20_000, memoryMb: 256 };
const thread = new URL('incoming-mail-thread.ts', import.meta.url);
const mostHeadBytes = 65_536;

/** `cut`: only who wrote it and whom it is for could be read. */
export interface ReadMail {
  readonly mail: IncomingMail;
  readonly extent: 'whole' | 'cut';
}

/**
 * Reads a stranger's mail in a thread of its own, which ends at its limits, so that it holds up nobody. Of one that breaks them
 * only the header is read; null where that breaks them too.
 */
export async function readInThread(source: Buffer, given: ThreadLimits = limits): Promise<ReadMail | null> {
  const whole = await read(source, given);
  if (whole !== null) return { mail: whole, extent: 'whole' };
  const head = await read(headOf(source), given);
  return head === null ? null : { mail: head, extent: 'cut' };
}

async function read(source: Buffer, given: ThreadLimits): Promise<IncomingMail | null> {
  try {
    // `readIncomingMail` is what the thread answers with.
    return (await runInThread(thread, source, given)) as IncomingMail;
  } catch (error) {
    if (error instanceof ThreadLimitError) return null;
    throw error;
  }
}

/** Up to the first empty line. */
function headOf(source: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => source.indexOf(end)).filter((at) => at !== -1);
  return source.subarray(0, Math.min(mostHeadBytes, ...ends));
}
