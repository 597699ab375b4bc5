import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { id } from '../core/ids.ts';
import { fileRoutes } from './file-routes.ts';
import { fileLimits } from './file-types.ts';
import { fileBytes, storedFile, upload, uploadDraft } from './file.ts';
import { previewSizes } from './words.ts';

const fileParams = z.object({ fileId: id });
const uploader = { kind: 'uploader' } as const;
const reader = { kind: 'file' } as const;
/** The most files a record can be given at once, and has on one page. */
const maxFiles = 200;

/** Schemas, rights and limits of the calls about files. */
export const fileEndpoints = defineEndpoints(fileRoutes, 'files', {
  beginUpload: created(
    'Begin to send a file; said again with the same id it answers how much has arrived',
    { kind: 'member' },
    upload,
    { body: uploadDraft, errors: [409], rateLimit: { max: 240, windowSeconds: 60 } },
  ),
  getUpload: ok('How much of a file has arrived', uploader, upload),
  sendUploadPart: ok('The bytes of a file from an offset on; a part arrives whole or not at all', uploader, upload, {
    query: z.object({ offset: z.coerce.number().check(z.int(), z.gte(0), z.lte(fileLimits.maxSize)) }),
    body: fileBytes,
    bodyLimit: fileLimits.maxPart,
    errors: [409],
  }),
  finishUpload: ok(
    'All bytes are sent: the content is looked at, and kept or refused; repeating it answers the same',
    uploader,
    storedFile,
    { errors: [409, 413, 415, 422], rateLimit: { max: 240, windowSeconds: 60 } },
  ),
  deleteUpload: noContent('Give up a file on its way, or take back one that belongs to nothing yet', uploader),
  getFile: ok('What is known of a file', reader, storedFile),
  downloadFile: {
    summary: 'The content of a file; everything but images comes as an attachment',
    access: reader,
    response: { status: 200 },
  },
  downloadPreview: {
    summary: 'A small picture of an image',
    access: reader,
    params: z.extend(fileParams, { size: z.enum(previewSizes) }),
    response: { status: 200 },
  },
  listBuildingFiles: list('The newest 200 files of a building', may('building.view', 'building'), storedFile),
  attachBuildingFiles: list(
    'Put own files that belong to nothing yet to a building',
    may('building.update', 'building'),
    storedFile,
    { body: z.strictObject({ fileIds: z.array(id).check(z.minLength(1), z.maxLength(maxFiles)) }) },
  ),
  removeBuildingFile: noContent('Take a file off a building, and out of the store', may('building.update', 'building')),
});
