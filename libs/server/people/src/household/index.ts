export { readHouseholdRequests } from './read-households.ts';
