import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { alarmFollower } from './alarms/follow-alarm.ts';
import { alarmTicketHandlers } from './alarms/alarm-ticket-handlers.ts';
import { billQuestionHandlers } from './bill-questions/bill-question-handlers.ts';
import { ticketAppointmentHandlers } from './appointment/ticket-appointment-handlers.ts';
import { scanHandlers } from './scan/scan-handlers.ts';
import { purgeScanPhotos } from './scan/scan-photos.ts';
import { ticketListHandlers } from './list/ticket-list-handlers.ts';
import { ticketObserverHandlers } from './observers/ticket-observer-handlers.ts';
import { ownReportHandlers } from './own-reports/own-report-handlers.ts';
import { ticketPresenceHandlers } from './presence/ticket-presence-handlers.ts';
import { ticketQuoteHandlers } from './quote/ticket-quote-handlers.ts';
import { ticketRelationHandlers } from './relations/ticket-relation-handlers.ts';
import { similarTicketHandlers } from './report-similar-handlers.ts';
import { savedReplyHandlers } from './saved-replies/saved-reply-handlers.ts';
import { ticketChecklistHandlers } from './settings/ticket-checklist-handlers.ts';
import { ticketSettingsHandlers } from './settings/ticket-settings-handlers.ts';
import { ticketSignatureHandlers } from './signatures/ticket-signature-handlers.ts';
import { ticketFileSubjects } from './ticket-file-subjects.ts';
import { ticketHandlers } from './ticket-handlers.ts';
import { startTicketJobs } from './ticket-jobs.ts';
import { isVisibleTicket } from './ticket-scope.ts';
import { emergencyTickets, unansweredTickets } from './urgent-tickets.ts';
import { ticketWorkHandlers } from './work/ticket-work-handlers.ts';

const keyedHandlers = (unit: ServerContext) => ({
  ...ticketHandlers(unit),
  ...ticketListHandlers(unit),
  ...ticketSettingsHandlers(unit),
  ...ticketWorkHandlers(unit),
  ...ticketChecklistHandlers(unit),
  ...ticketQuoteHandlers(unit),
  ...ticketAppointmentHandlers(unit),
  ...ticketSignatureHandlers(unit),
  ...savedReplyHandlers(unit),
});

export const ticketsDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({
    ...keyedHandlers(context),
    ...similarTicketHandlers(context),
    ...ticketRelationHandlers(context),
    ...alarmTicketHandlers(context),
    ...billQuestionHandlers(context),
    ...ownReportHandlers(context),
    ...ticketPresenceHandlers(context),
    ...ticketObserverHandlers(context),
    ...scanHandlers(context),
  }),
  keyedHandlers,
  ports: {
    tickets: { isVisible: isVisibleTicket },
    alarms: alarmFollower,
    fileSubjects: ticketFileSubjects,
    urgent: [emergencyTickets, unansweredTickets],
    filePurges: [purgeScanPhotos],
  },
  startJobs: startTicketJobs,
} satisfies ServerDomain;
