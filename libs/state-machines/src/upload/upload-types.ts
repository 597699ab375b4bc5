const mebibyte = 1_048_576;
/** Domain model: the largest file, and the parts in which it goes. */
export const uploadLimits = { maxSize: 100 * mebibyte, partSize: 5 * mebibyte } as const;

/** The file, without its bytes: those are the business of the actor that sends a part. */
export interface UploadFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** What the server has: it is asked again after every interruption, and its word counts. */
export interface UploadPlace {
  readonly uploadId: string;
  /** Bytes the server has kept. */
  readonly offset: number;
}

/** The bytes to send next. */
export interface UploadPart extends UploadPlace {
  readonly length: number;
}

/** What an upload starts with. */
export interface UploadInput {
  readonly file: UploadFile;
  /** A number from 0 up to 1; spreads the tries of many clients. */
  readonly random: () => number;
  /** Bytes; the domain's 100 MiB when left out. */
  readonly maxSize?: number;
  /** Bytes; the domain's 5 MiB when left out. */
  readonly partSize?: number;
}

/** What is known of the upload. `offset` counts the bytes that the server has. */
export interface UploadContext extends Required<UploadInput> {
  readonly uploadId: string | null;
  readonly offset: number;
  /** Failures since the last part that arrived. */
  readonly failures: number;
  readonly error: unknown;
  readonly answer: unknown;
}

/** What an upload is told. */
export type UploadEvent =
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'CANCEL' }
  /** A person does not want to wait, or tries again after it failed. */
  | { type: 'RETRY' }
  /** The network is back. */
  | { type: 'ONLINE' };

/** What became of the upload; sizes in bytes. */
export type UploadEmitted =
  | { type: 'progress'; offset: number; size: number }
  | { type: 'succeeded'; answer: unknown }
  | { type: 'failed'; error: unknown }
  /** Tell the server to drop what it has. */
  | { type: 'cancelled'; uploadId: string | null };
