import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id, orgParams } from '../core/ids.ts';
import { answer, listAnswer } from '../core/list.ts';
import { fileRoutes } from './file-routes.ts';
import { fileLimits } from './file-types.ts';
import { fileBytes, storedFile, upload, uploadDraft } from './file.ts';
import { previewSizes } from './words.ts';

const tag = 'files';
const uploadParams = z.object({ uploadId: id });
const fileParams = z.object({ fileId: id });
const uploader = { kind: 'uploader' } as const;
const reader = { kind: 'file' } as const;
/** The most files a record can be given at once, and has on one page. */
const maxFiles = 200;

/** Schemas, rights and limits of the calls about files. */
export const fileEndpoints = defineEndpoints(fileRoutes, {
  beginUpload: {
    summary: 'Begin to send a file; said again with the same id it answers how much has arrived',
    tag,
    access: { kind: 'member' },
    params: orgParams,
    body: uploadDraft,
    response: { status: 201, schema: answer(upload) },
    errors: [409],
    rateLimit: { max: 240, windowSeconds: 60 },
  },
  getUpload: {
    summary: 'How much of a file has arrived',
    tag,
    access: uploader,
    params: uploadParams,
    response: { status: 200, schema: answer(upload) },
  },
  sendUploadPart: {
    summary: 'The bytes of a file from an offset on; a part arrives whole or not at all',
    tag,
    access: uploader,
    params: uploadParams,
    query: z.object({ offset: z.coerce.number().check(z.int(), z.gte(0), z.lte(fileLimits.maxSize)) }),
    body: fileBytes,
    bodyLimit: fileLimits.maxPart,
    response: { status: 200, schema: answer(upload) },
    errors: [409],
  },
  finishUpload: {
    summary: 'All bytes are sent: the content is looked at, and kept or refused; repeating it answers the same',
    tag,
    access: uploader,
    params: uploadParams,
    response: { status: 200, schema: answer(storedFile) },
    errors: [409, 413, 415, 422],
    rateLimit: { max: 240, windowSeconds: 60 },
  },
  deleteUpload: {
    summary: 'Give up a file on its way, or take back one that belongs to nothing yet',
    tag,
    access: uploader,
    params: uploadParams,
    response: { status: 204 },
  },
  getFile: {
    summary: 'What is known of a file',
    tag,
    access: reader,
    params: fileParams,
    response: { status: 200, schema: answer(storedFile) },
  },
  downloadFile: {
    summary: 'The content of a file; everything but images comes as an attachment',
    tag,
    access: reader,
    params: fileParams,
    response: { status: 200 },
  },
  downloadPreview: {
    summary: 'A small picture of an image',
    tag,
    access: reader,
    params: z.extend(fileParams, { size: z.enum(previewSizes) }),
    response: { status: 200 },
  },
  listBuildingFiles: {
    summary: 'The newest 200 files of a building',
    tag,
    access: { kind: 'permission', permission: 'building.view', subject: 'building' },
    params: buildingParams,
    response: { status: 200, schema: listAnswer(storedFile) },
  },
  attachBuildingFiles: {
    summary: 'Put own files that belong to nothing yet to a building',
    tag,
    access: { kind: 'permission', permission: 'building.update', subject: 'building' },
    params: buildingParams,
    body: z.strictObject({ fileIds: z.array(id).check(z.minLength(1), z.maxLength(maxFiles)) }),
    response: { status: 200, schema: listAnswer(storedFile) },
  },
  removeBuildingFile: {
    summary: 'Take a file off a building, and out of the store',
    tag,
    access: { kind: 'permission', permission: 'building.update', subject: 'building' },
    params: z.extend(buildingParams, { fileId: id }),
    response: { status: 204 },
  },
});
