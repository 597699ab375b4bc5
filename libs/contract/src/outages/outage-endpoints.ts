import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { ticket } from '../tickets/ticket.ts';
import { outageRoutes } from './outage-routes.ts';
import { outage, outageChange, outageDraft, outageEnd, outageQuery } from './outage.ts';

const seeing = may('outage.view', 'building');
const changing = may('outage.update', 'building');
const ending = may('outage.transition', 'building');
const often = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about outages. */
export const outageEndpoints = defineEndpoints(outageRoutes, 'outages', {
  listOutages: list(
    'Outages of a building: those that are planned or under way, or those that are over',
    seeing,
    outage,
    {
      query: outageQuery,
    },
  ),
  createOutage: created(
    'Write down an outage; those whom it concerns are told, at any hour where it is urgent',
    may('outage.create', 'building'),
    outage,
    { body: outageDraft, rateLimit: often },
  ),
  getOutage: ok('One outage', seeing, outage),
  updateOutage: ok(
    'Change an outage that is open; those whom it concerns are told where its times or its places are others',
    changing,
    outage,
    { body: outageChange, errors: [409] },
  ),
  endOutage: ok(
    'Say that an outage is over, or does not take place; after a minute those who were told of it are told of that',
    ending,
    outage,
    { body: outageEnd, errors: [409] },
  ),
  reopenOutage: ok('Take the end of an outage back', ending, outage, { errors: [409] }),
  createOutageTicket: created('Make a ticket of an outage; its note is what the ticket says', changing, ticket, {
    errors: [403],
    rateLimit: often,
  }),
  bindOutageTicket: ok('Say that a ticket of the building is about an outage; of one at most', changing, outage),
  unbindOutageTicket: ok('Say that a ticket is not about an outage', changing, outage),
  joinOutage: ok('Say that one has it too', seeing, outage, { errors: [409], rateLimit: often }),
  leaveOutage: ok('Take that back', seeing, outage, { rateLimit: often }),
});
