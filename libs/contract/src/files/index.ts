export { fileEndpoints } from './file-endpoints.ts';
export {
  type FileBytes,
  storedFile,
  upload,
  uploadDraft,
  type StoredFile,
  type Upload,
  type UploadDraft,
} from './file.ts';
