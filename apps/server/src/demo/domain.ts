import type { ServerContext } from '../context.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { demoHandlers } from './demo-handlers.ts';
import type { DemoRuntime } from './demo-runtime.ts';

export const demoDomain = (runtime: DemoRuntime) =>
  ({ handlers: (context: ServerContext) => demoHandlers(context, runtime) }) satisfies ServerDomain;
