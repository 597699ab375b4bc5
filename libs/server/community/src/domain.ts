import { fileURLToPath } from 'node:url';
import type { ServerDomain } from '@imah/server-platform/http';
import type { ServerContext } from '@imah/server-platform';
import { outageHandlers } from './outages/outage-handlers.ts';
import { startOutageJobs } from './outages/outage-jobs.ts';
import { topicFileSubjects } from './topic-file-subjects.ts';
import { topicHandlers } from './topic-handlers.ts';
import { startTopicJobs } from './topic-jobs.ts';
import { findTopicChoosers, findTopicHearers } from './topic-readers.ts';
import { topicAccess } from './topic-access.ts';
import { isVisibleTopic } from './topic-scope.ts';

export const communityDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({ ...topicHandlers(context), ...outageHandlers(context) }),
  keyedHandlers: topicHandlers,
  ports: {
    topics: {
      access: topicAccess,
      isVisible: isVisibleTopic,
      findHearers: findTopicHearers,
      findChoosers: findTopicChoosers,
    },
    fileSubjects: topicFileSubjects,
  },
  startJobs: async (context: ServerContext) => {
    await startTopicJobs(context);
    await startOutageJobs(context);
  },
} satisfies ServerDomain;
