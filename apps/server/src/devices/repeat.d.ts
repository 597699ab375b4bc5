import type { Logger } from 'pino';
/**
 * Runs `task` every `everyMs` milliseconds, never twice at once; a failure is logged and the next turn
 * comes all the same. Returns what ends it, which waits for the turn under way.
 */
export declare function repeat(everyMs: number, task: () => Promise<unknown>, log: Logger): () => Promise<void>;
//# sourceMappingURL=repeat.d.ts.map