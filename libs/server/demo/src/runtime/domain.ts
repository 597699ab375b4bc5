import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { demoHandlers } from './demo-handlers.ts';
import type { DemoRuntime } from './demo-runtime.ts';

export const demoDomain = (runtime: DemoRuntime) =>
  ({ handlers: (context: ServerContext) => demoHandlers(context, runtime) }) satisfies ServerDomain;
