import type { ServerContext } from '../context.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { noticeHandlers } from '../notices/notice-handlers.ts';
import { buildingFileHandlers } from './building-file-handlers.ts';
import { buildingFileSubjects } from './building-file-subjects.ts';
import { buildingHandlers } from './building-handlers.ts';
import { placeHandlers } from './place-handlers.ts';

export const buildingsDomain = {
  handlers: (context: ServerContext) => ({
    ...buildingHandlers(context),
    ...buildingFileHandlers(context),
    ...placeHandlers(context),
    ...noticeHandlers(context),
  }),
  ports: { fileSubjects: buildingFileSubjects },
} satisfies ServerDomain;
