export { listHouseholdRequests } from './household-repository.ts';
