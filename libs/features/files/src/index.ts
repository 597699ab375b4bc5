export { AttachedFiles, type AttachedFilesProps } from './attached-files.tsx';
export { CameraButton, type CameraButtonProps } from './camera-button.tsx';
export { FileField, type FileFieldProps } from './file-field.tsx';
export { useUploads, type Uploads, type UploadsOptions } from './use-uploads.ts';
