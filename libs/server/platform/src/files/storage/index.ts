export { createDiskStore } from './disk-store.ts';
export type { FileStore } from './file-store.ts';
export { createS3Store } from './s3-store.ts';
export { tryFileStore } from './try-file-store.ts';
