import { buildingFileSubjects } from './buildings/building-file-subjects.ts';
import { topicFileSubjects } from './community/topic-file-subjects.ts';
import { findTopicChoosers, findTopicHearers } from './community/topic-readers.ts';
import { isVisibleTopic, topicAccess } from './community/topic-scope.ts';
import type { DomainPorts } from './domain-ports.ts';
import { findApiToken, isApiToken } from './identity/api-tokens.ts';
import { authenticateLive } from './identity/authenticate-live.ts';
import { findSessions } from './identity/sessions.ts';
import { withStepUp } from './identity/step-up.ts';
import { purgeScanPhotos } from './scan/scan-photos.ts';
import { ticketFileSubjects } from './tickets/ticket-file-subjects.ts';
import { isVisibleTicket } from './tickets/ticket-scope.ts';

/** The domains' answers to what the platform asks. */
export const domains: DomainPorts = {
  identity: { findSessions, isApiToken, findApiToken, authenticateLive, withStepUp },
  topics: {
    access: topicAccess,
    isVisible: isVisibleTopic,
    findHearers: findTopicHearers,
    findChoosers: findTopicChoosers,
  },
  tickets: { isVisible: isVisibleTicket },
  fileSubjects: { ...buildingFileSubjects, ...ticketFileSubjects, ...topicFileSubjects },
  filePurges: [purgeScanPhotos],
};
