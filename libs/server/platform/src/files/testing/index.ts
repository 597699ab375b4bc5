export { hostileFiles, jpeg } from './hostile-files.ts';
export { startTestS3, type TestS3 } from './s3-server.ts';
export { sendFile, uploadCalls } from './send-file.ts';
