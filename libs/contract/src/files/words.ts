export { cleanFileName, fileLimits, fileTypes, type FileKind, type FileTypeName } from './file-types.ts';

/** Kinds of records that files belong to. Who may read the record may read its files. */
export const fileSubjectKinds = [
  'building',
  'ticket',
  'ticketReply',
  'ticketNote',
  'ticketCheck',
  'ticketSignature',
  'topic',
  'topicPost',
  'meterReading',
  'payment',
  'expense',
  'plan',
  'product',
] as const;
export type FileSubjectKind = (typeof fileSubjectKinds)[number];

/** The two sizes of the small pictures of an image: 320 and 1280 pixels at the longer edge, WebP. */
export const previewSizes = ['small', 'large'] as const;
export type PreviewSize = (typeof previewSizes)[number];
