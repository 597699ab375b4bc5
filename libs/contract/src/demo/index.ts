export { demoEndpoints } from './demo-endpoints.ts';
