import type { ServerDomain } from '../http/server-domain.ts';
import { topicFileSubjects } from './topic-file-subjects.ts';
import { topicHandlers } from './topic-handlers.ts';
import { startTopicJobs } from './topic-jobs.ts';
import { findTopicChoosers, findTopicHearers } from './topic-readers.ts';
import { isVisibleTopic, topicAccess } from './topic-scope.ts';

export const communityDomain = {
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
