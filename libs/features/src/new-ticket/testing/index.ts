export { ownPlaces, similarTickets, ticketCategories, whoamiOfResident } from './fixtures.ts';
