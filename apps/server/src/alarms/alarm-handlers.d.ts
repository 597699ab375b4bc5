import { type alarmEndpoints } from '@imah/contract';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
export declare function alarmHandlers({ db }: ServerContext): Pick<Handlers, keyof typeof alarmEndpoints>;
//# sourceMappingURL=alarm-handlers.d.ts.map