export { listRequests } from './join-request-repository.ts';
