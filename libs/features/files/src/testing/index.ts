export { createUploadServer } from './upload-server.ts';
