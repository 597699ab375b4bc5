import { fileURLToPath } from 'node:url';
import type { ServerDomain } from '@imah/server-platform/http';
import { topicFileSubjects } from './topic-file-subjects.ts';
import { topicHandlers } from './topic-handlers.ts';
import { startTopicJobs } from './topic-jobs.ts';
import { findTopicChoosers, findTopicHearers } from './topic-readers.ts';
import { topicAccess } from './topic-access.ts';
import { isVisibleTopic } from './topic-scope.ts';

export const communityDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: topicHandlers,
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
  startJobs: startTopicJobs,
} satisfies ServerDomain;
