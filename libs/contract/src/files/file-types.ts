const mebibyte = 1_048_576;

/** Bytes. A part may be smaller than `minPart` only when it is the last; quotas count what is kept and what is promised. */
export const fileLimits = {
  maxSize: 100 * mebibyte,
  maxPart: 5 * mebibyte,
  minPart: 65_536,
  orgQuota: 5120 * mebibyte,
  /** Of one person in one organisation. */
  personQuota: 1024 * mebibyte,
  maxName: 200,
} as const;

/** What a file is to people: which picture stands for it. */
export type FileKind = 'image' | 'document' | 'sheet' | 'video';

interface FileType {
  readonly kind: FileKind;
  /** How its name may end; the first is the usual one. */
  readonly extensions: readonly [string, ...string[]];
  /** Bytes, where it is less than every file may have. */
  readonly maxSize?: number;
}

/** Every type that is taken, judged by what is in the file. What is not here is refused. */
export const fileTypes = {
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'], maxSize: 30 * mebibyte },
  'image/png': { kind: 'image', extensions: ['png'], maxSize: 30 * mebibyte },
  'image/webp': { kind: 'image', extensions: ['webp'], maxSize: 30 * mebibyte },
  'application/pdf': { kind: 'document', extensions: ['pdf'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'document',
    extensions: ['docx'],
    maxSize: 25 * mebibyte,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'sheet',
    extensions: ['xlsx'],
    maxSize: 25 * mebibyte,
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'document',
    extensions: ['pptx'],
    maxSize: 25 * mebibyte,
  },
  'application/vnd.oasis.opendocument.text': { kind: 'document', extensions: ['odt'], maxSize: 25 * mebibyte },
  'application/vnd.oasis.opendocument.spreadsheet': { kind: 'sheet', extensions: ['ods'], maxSize: 25 * mebibyte },
  'application/vnd.oasis.opendocument.presentation': { kind: 'document', extensions: ['odp'], maxSize: 25 * mebibyte },
  'text/plain': { kind: 'document', extensions: ['txt', 'csv', 'md', 'log'], maxSize: 5 * mebibyte },
  'video/mp4': { kind: 'video', extensions: ['mp4', 'm4v'] },
  'video/quicktime': { kind: 'video', extensions: ['mov'] },
  'video/webm': { kind: 'video', extensions: ['webm'] },
} as const satisfies Readonly<Record<string, FileType>>;

/** A media type that is taken. */
export type FileTypeName = keyof typeof fileTypes;

// Control characters, separators of folders, and what turns the direction of writing around or cannot be seen.
const forbidden = /[\p{Cc}\p{Cs}/\\\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** The name as it is kept: what no name may hold is left out, and its end stays when it is too long. */
export function cleanFileName(name: string): string {
  const clean = name.toWellFormed().normalize('NFC').replaceAll(forbidden, '').trim().replace(/^\.+/, '');
  if (clean.length <= fileLimits.maxName) return clean;
  const dot = clean.lastIndexOf('.');
  const end = dot > 0 && clean.length - dot <= 12 ? clean.slice(dot) : '';
  return (
    clean
      .slice(0, fileLimits.maxName - end.length)
      .toWellFormed()
      .replaceAll('\uFFFD', '') + end
  );
}
