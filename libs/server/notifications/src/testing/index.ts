export { type CloudApi, startCloudApi } from './cloud-api.ts';
