import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { invitationHandlers } from './members/invitations/invitation-handlers.ts';
import { memberHandlers } from './members/member-handlers.ts';
import { startMemberJobs } from './members/member-jobs.ts';
import { organizationHandlers } from './organizations/organization-handlers.ts';
import { householdHandlers } from './household/household-handlers.ts';
import { joiningHandlers } from './joining/joining-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';
import { startPeopleJobs } from './people-jobs.ts';

export const peopleDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({
    ...memberHandlers(context),
    ...invitationHandlers(context),
    ...organizationHandlers(context),
    ...peopleHandlers(context),
    ...householdHandlers(context),
    ...joiningHandlers(context),
  }),
  startJobs: async (context: ServerContext) => {
    await startMemberJobs(context);
    await startPeopleJobs(context);
  },
} satisfies ServerDomain;
