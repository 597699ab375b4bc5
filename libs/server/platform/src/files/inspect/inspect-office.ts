import type { FileTypeName } from '@imah/contract/files/words';
import { HttpProblem } from '../../http/errors.ts';
import { runInThread, ThreadLimitError } from '../../overload/run-in-thread.ts';
import type { OfficeFault } from './judge-office.ts';

const limits = { timeMs: 15_000, memoryMb: 256 } as const;
const thread = new URL('office-thread.ts', import.meta.url);

/**
 * Looks into a document in a thread of its own, which ends at its limits.
 * @throws {HttpProblem} for an archive that blows up, climbs out of its folder, runs macros or is broken
 */
export async function inspectOffice(type: FileTypeName, content: Uint8Array): Promise<void> {
  const fault = await runInThread(thread, { type, content }, limits).catch((error: unknown) => {
    if (error instanceof ThreadLimitError) return 'ARSIP_BERBAHAYA' as const;
    throw error;
  });
  // `judgeOffice` is what the thread answers with.
  if (fault !== null) throw new HttpProblem(422, fault as OfficeFault);
}
