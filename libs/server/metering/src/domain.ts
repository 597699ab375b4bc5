import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { meteringHandlers } from './metering-handlers.ts';
import { readingFileSubjects } from './readings/reading-photos.ts';

export const meteringDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => meteringHandlers(context),
  keyedHandlers: meteringHandlers,
  ports: { fileSubjects: readingFileSubjects },
} satisfies ServerDomain;
