import type { demoEndpoints } from '@imah/contract';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
import type { DemoRuntime } from './demo-runtime.ts';
export declare function demoHandlers({ db, live, now }: ServerContext, runtime: DemoRuntime): Pick<Handlers, keyof typeof demoEndpoints>;
//# sourceMappingURL=demo-handlers.d.ts.map