export { readRequests } from './read-requests.ts';
