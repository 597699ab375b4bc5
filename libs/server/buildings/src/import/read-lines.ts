import type { UnitImportSource } from '@imah/contract/buildings';
import { unitImportLimits } from '@imah/contract/buildings/words';
import { createFairGate, runInThread, ThreadLimitError } from '@imah/server-platform/overload';
import { linesOfSource, type LineSource } from './lines-of-source.ts';

const limits = { timeMs: 15_000, memoryMb: 384 } as const;
const thread = new URL('lines-thread.ts', import.meta.url);

/** One file of a person at a time: who sends a dozen waits for themselves alone. */
const gate = createFairGate({ atOnce: 2, perKey: 1, waiting: 4, patienceMs: 30_000 });

/** What is pasted by hand is read at once; a thread would take longer to begin. */
const shortChars = 20_000;

/**
 * The lines of what `sender` sent, cut into cells; null where it cannot be read within its limits.
 * @throws {BusyError} when the sender has sent too many files at once
 */
export async function readLines(
  source: Exclude<UnitImportSource, { kind: 'pattern' }>,
  sender: string,
): Promise<string[][] | null> {
  if (source.kind === 'text' && source.text.length <= shortChars) return linesOfSource(source.text);
  const content: LineSource = source.kind === 'text' ? source.text : Buffer.from(source.content, 'base64');
  if (source.kind === 'file' && content.length > unitImportLimits.fileBytes) return null;
  try {
    // `linesOfSource` is what the thread answers with.
    return await gate.run(sender, async () => (await runInThread(thread, content, limits)) as string[][] | null);
  } catch (error) {
    if (error instanceof ThreadLimitError) return null;
    throw error;
  }
}
