import { answerOf, tower, whoamiOfOwner } from '@imah/testing';
import { NewTicketPage } from '../index.ts';
import { ticketCategories } from '@imah/testing/report';
import type { FormCase } from '@imah/app/form/testing';

/** Where the server cannot be reached, what is written waits in the outbox and is shown there: nothing was refused. */
const unreachable = [0, 503];

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'report/report-form.tsx',
    element: <NewTicketPage />,
    person: whoamiOfOwner,
    route: '/imah/new/ticket/:buildingId?',
    path: `/imah/new/ticket/${tower.id}`,
    answers: { listTicketCategories: answerOf([...ticketCategories]) },
    keepsAt: unreachable,
  },
];
