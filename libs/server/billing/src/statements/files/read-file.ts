import { statementLimits } from '@imah/contract/statements/words';
import { createFairGate, runInThread, ThreadLimitError } from '@imah/server-platform/overload';
import { type ParsedStatement, parseStatement } from './parse-statement.ts';

const limits = { timeMs: 15_000, memoryMb: 256 } as const;
const thread = new URL('parse-thread.ts', import.meta.url);

/** What is as short is read at once; a thread would take longer to begin. */
const shortBytes = 20_000;

/** One file of a person at a time: who sends a dozen waits for themselves alone. */
const gate = createFairGate({ atOnce: 2, perKey: 1, waiting: 4, patienceMs: 30_000 });

/**
 * What the file holds that `sender` has sent in base64; within its limits, and holding up nobody else.
 * @throws {BusyError} when the sender has sent too many files at once
 */
export async function readStatementFile(content: string, sender: string): Promise<ReturnType<typeof parseStatement>> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > statementLimits.fileBytes) return { fault: 'unreadable' };
  if (bytes.length <= shortBytes) return parseStatement(bytes);
  try {
    // `parseStatement` is what the thread answers with.
    return await gate.run(
      sender,
      async () => (await runInThread(thread, new Uint8Array(bytes), limits)) as ReturnType<typeof parseStatement>,
    );
  } catch (error) {
    if (error instanceof ThreadLimitError) return { fault: 'unreadable' };
    throw error;
  }
}

/** Whether there is anything to look at in it. */
export function isParsed(read: ReturnType<typeof parseStatement>): read is ParsedStatement {
  return 'lines' in read;
}
