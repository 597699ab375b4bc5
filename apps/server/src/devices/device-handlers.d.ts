import { type deviceEndpoints } from '@imah/contract';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
export declare function deviceHandlers(context: ServerContext): Pick<Handlers, keyof typeof deviceEndpoints>;
//# sourceMappingURL=device-handlers.d.ts.map