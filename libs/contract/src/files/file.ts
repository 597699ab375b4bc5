import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { fileLimits, type FileTypeName, fileTypes } from './file-types.ts';

// Object.keys forgets that its keys are those of the table, of which there are some.
const typeNames = Object.keys(fileTypes) as [FileTypeName, ...FileTypeName[]];

/** A file that was sent whole and found to be what it may be. */
export const storedFile = z.object({
  id,
  name: z.string(),
  /** Found in the content; never what the sender said. */
  type: z.enum(typeNames),
  kind: z.enum(['image', 'document', 'sheet', 'video']),
  /** Bytes. */
  size: z.int(),
  /** In hex, of the content as it is kept. */
  sha256: z.string(),
  /** Pixels, of an image. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Whether there are small pictures of it. */
  previews: z.boolean(),
  uploadedAt: instant,
});
export type StoredFile = z.infer<typeof storedFile>;

/** What is said of a file before its first byte. The id is made by the sender and becomes that of the file. */
export const uploadDraft = z.strictObject({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(fileLimits.maxName)),
  /** Bytes. */
  size: z.int().check(z.gte(1)),
  /** Keep in a photo where it was taken; left out: what the camera wrote into it is dropped. */
  keepLocation: z.optional(z.boolean()),
});
export type UploadDraft = z.infer<typeof uploadDraft>;

/** Bytes as a sender may hold them. A stream is read to its end before it is sent. */
export type FileBytes = Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>;

/** A body of bytes. */
export const fileBytes = z.custom<FileBytes>((value) => value instanceof Uint8Array).check(z.describe('The bytes'));

/** A file on its way. */
export const upload = z.object({
  id,
  name: z.string(),
  size: z.int(),
  /** Bytes that have arrived: the next part begins there. */
  offset: z.int(),
});
export type Upload = z.infer<typeof upload>;
