import type { telemetryEndpoints } from '@imah/contract';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
export declare function telemetryHandlers({ db }: ServerContext): Pick<Handlers, keyof typeof telemetryEndpoints>;
//# sourceMappingURL=telemetry-handlers.d.ts.map