import type { RuntimeConfig } from '@imah/contract';
import type { ServerContext } from '../context.ts';
/**
 * Writes the demonstration where it is not yet; all of it or nothing. Answers with what the login page
 * may show, or null when it was removed once, or when somebody has one of its addresses.
 */
export declare function loadDemo({ db, log, now, }: Pick<ServerContext, 'db' | 'log' | 'now'>): Promise<RuntimeConfig['demo']>;
//# sourceMappingURL=load-demo.d.ts.map