export { abandonedAfterMs, purgeFiles } from './file-jobs.ts';
export { openFilePorts } from './file-ports.ts';
export type { FileSubject } from './file-subject.ts';
export { drawSvg, isSvg } from './inspect/draw-svg.ts';
export { keepBytes } from './keep-file.ts';
export { forgetPicture, keepPicture, pictureFolder, picturePath } from './pictures.ts';
export { mostOpenUploads, requireRoom, reservedForMs } from './quota.ts';
export { servePictures } from './serve-pictures.ts';
export { attachFiles, readFilesOf, readFilesOfEach, removeFilesOf, type SubjectRef } from './stored-files.ts';
