import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '@imah/contract/files';
import type { FileTypeName } from '@imah/contract/files/words';
import type { Selectable, Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database, Upload } from '../database/schema.ts';
import { HttpProblem } from '../http/errors.ts';
import { decoding } from './decoding.ts';
import { inspectFile } from './inspect/inspect-file.ts';
import { makeImage } from './inspect/make-image.ts';
import { claimObjects, putLoose, releaseObjects } from './loose-objects.ts';
import { type StoreKey, storeKey } from './storage/file-store.ts';
import { toStoredFile } from './stored-files.ts';

type Ports = Pick<ServerContext, 'db' | 'files' | 'now'>;

/** What is said of a file before it is looked at; `user_id` is null for somebody without an account. */
export interface FileToKeep extends Pick<Selectable<Upload>, 'id' | 'org_id' | 'name' | 'size' | 'keeps_location'> {
  readonly user_id: string | null;
}

/** What else is written in the transaction that keeps the file; `known`: there was one of that id already, which stays. */
type Settle = (trx: Transaction<Database>, outcome: 'kept' | 'known') => Promise<void>;

/**
 * Puts the parts of a whole upload together, looks at what they are, and keeps it as a file of the same id. Said twice at
 * once, the file is kept once and both are answered with it.
 * @throws {HttpProblem} 413, 415 or 422 with what is wrong with the content
 */
export function keepFile(context: Ports, upload: Selectable<Upload>): Promise<StoredFile> {
  const settle: Settle = async (trx) => {
    await trx.deleteFrom('upload').where('id', '=', upload.id).execute();
  };
  return inScratch(context, (path) => gather(context, upload, path), upload, settle);
}

/**
 * Looks at a small file that came whole and keeps it. `settle` may still refuse it in the transaction that does.
 * @throws {HttpProblem} 413, 415 or 422 with what is wrong with the content
 */
export function keepBytes(context: Ports, file: FileToKeep, bytes: Uint8Array, settle: Settle): Promise<StoredFile> {
  const write = (path: string) => writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  return inScratch(context, write, file, settle);
}

async function inScratch(
  context: Ports,
  write: (path: string) => Promise<void>,
  file: FileToKeep,
  settle: Settle,
): Promise<StoredFile> {
  const { scratch } = context.files;
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const path = join(scratch, randomBytes(20).toString('hex'));
  try {
    await write(path);
    return await decoding.run(file.user_id ?? `organization ${file.org_id}`, () =>
      keepWhole(context, file, path, settle),
    );
  } finally {
    await rm(path, { force: true });
  }
}

async function gather({ db, files }: Ports, upload: Selectable<Upload>, path: string): Promise<void> {
  const parts = await db
    .selectFrom('upload_part')
    .select('store_key')
    .where('upload_id', '=', upload.id)
    .orderBy('starts_at')
    .execute();
  const whole = await open(path, 'wx', 0o600);
  try {
    for (const part of parts) {
      const content = await files.store.read(storeKey(part.store_key));
      if (content === null) throw new Error(`A part of upload ${upload.id} is not in the store`);
      await whole.writeFile(content);
    }
    const { size } = await whole.stat();
    // Another call has finished this upload meanwhile, and its parts are gone.
    if (size !== upload.size) throw new HttpProblem(409, 'SEDANG_DIPROSES', { retryAfterSeconds: 1 });
  } finally {
    await whole.close();
  }
}

interface Content {
  readonly whole: Blob;
  readonly image: {
    readonly width: number;
    readonly height: number;
    readonly small: Blob;
    readonly large: Blob;
  } | null;
}

async function keepWhole(context: Ports, upload: FileToKeep, path: string, settle: Settle): Promise<StoredFile> {
  const { db, files, now } = context;
  const { type, name } = await inspectFile(path, upload);
  const { whole, image } = type.startsWith('image/')
    ? await contentOfImage(path, type, upload.keeps_location)
    : { whole: await openAsBlob(path), image: null };
  const keys: StoreKey[] = [];
  for (const content of image === null ? [whole] : [whole, image.small, image.large])
    keys.push(await putLoose(db, files.store, content, now()));
  const [key, small, large] = keys;
  if (key === undefined) throw new Error('A file has at least one object');
  const row = {
    org_id: upload.org_id,
    id: upload.id,
    name,
    type,
    size: whole.size,
    sha256: await sha256(whole),
    store_key: key,
    width: image?.width ?? null,
    height: image?.height ?? null,
    small_key: small ?? null,
    large_key: large ?? null,
    uploaded_by: upload.user_id,
    uploaded_at: new Date(now()),
  };
  return db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('stored_file')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    await settle(trx, kept === undefined ? 'known' : 'kept');
    if (kept !== undefined) {
      await claimObjects(trx, keys);
      return toStoredFile(kept);
    }
    await releaseObjects(trx, keys);
    return toStoredFile(
      await trx.selectFrom('stored_file').selectAll().where('id', '=', upload.id).executeTakeFirstOrThrow(),
    );
  });
}

async function contentOfImage(path: string, type: FileTypeName, keepLocation: boolean): Promise<Content> {
  const { content, width, height, previews } = await makeImage(path, type, { keepLocation });
  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  return {
    whole: blob(content),
    image: { width, height, small: blob(previews.small), large: blob(previews.large) },
  };
}

async function sha256(content: Blob): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest();
}
