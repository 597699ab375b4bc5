import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { noticeHandlers } from './notices/notice-handlers.ts';
import { buildingFileHandlers } from './building-file-handlers.ts';
import { buildingFileSubjects } from './building-file-subjects.ts';
import { contactHandlers } from './contacts/contact-handlers.ts';
import { dutyHandlers } from './duty/duty-handlers.ts';
import { buildingHandlers } from './building-handlers.ts';
import { placeHandlers } from './place-handlers.ts';

export const buildingsDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({
    ...buildingHandlers(context),
    ...buildingFileHandlers(context),
    ...placeHandlers(context),
    ...noticeHandlers(context),
    ...contactHandlers(context),
    ...dutyHandlers(context),
  }),
  ports: { fileSubjects: buildingFileSubjects },
} satisfies ServerDomain;
