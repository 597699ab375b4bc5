import type { Upload } from '@imah/contract/files';
import { cleanFileName, fileLimits } from '@imah/contract/files/words';
import type { Kysely, Selectable } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database, Upload as UploadRow } from '../database/schema.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { type ProblemCode, problemCodes } from '../http/messages/messages.ts';
import { refuseByName } from './inspect/inspect-file.ts';
import { keepFile } from './keep-file.ts';
import { claimObjects, putLoose, releaseObjects } from './loose-objects.ts';
import { requireRoom } from './quota.ts';
import { toStoredFile } from './stored-files.ts';

type UploadCall = 'beginUpload' | 'getUpload' | 'sendUploadPart' | 'finishUpload' | 'deleteUpload';

/** Files on their way: begun, sent in parts that each arrive whole or not at all, and finished. */
export function uploadHandlers(context: ServerContext): Pick<Handlers, UploadCall> {
  const { db, files, now } = context;
  return {
    beginUpload: async ({ params, body, actor }) => {
      const { id, size } = body;
      const name = body.name.normalize('NFC');
      if (cleanFileName(name) !== name) throw invalidField('name', 'not-a-file-name');
      if (size > fileLimits.maxSize) throw new HttpProblem(413, 'BERKAS_TERLALU_BESAR');
      refuseByName(name, size);
      const begun = await placeOf(db, id);
      if (begun !== null) return { data: same(begun, { userId: actor.userId, name, size }) };
      const { orgId } = params;
      await db.transaction().execute(async (trx) => {
        await requireRoom(trx, { orgId, userId: actor.userId, size }, files.quota, now());
        await trx
          .insertInto('upload')
          .values({
            id,
            org_id: orgId,
            user_id: actor.userId,
            name,
            size,
            keeps_location: body.keepLocation ?? false,
            touched_at: new Date(now()),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      });
      return { data: same(await requirePlace(db, id), { userId: actor.userId, name, size }) };
    },
    getUpload: async ({ params }) => ({ data: (await requirePlace(db, params.uploadId)).shown }),
    sendUploadPart: async ({ params, query, body }) => {
      if (!(body instanceof Uint8Array)) throw new HttpProblem(415, 'JENIS_ISI_TIDAK_DIDUKUNG');
      const upload = await requireUpload(db, params.uploadId);
      requireFit(upload, query.offset, body.byteLength);
      // A copy, because a Blob takes no memory that is shared.
      const key = await putLoose(db, files.store, new Blob([new Uint8Array(body)]), now());
      const isMoved = await db.transaction().execute(async (trx) => {
        const moved = await trx
          .updateTable('upload')
          .set({ received: query.offset + body.byteLength, touched_at: new Date(now()) })
          .where('id', '=', upload.id)
          .where('received', '=', query.offset)
          .where('refusal', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (moved === undefined) {
          await releaseObjects(trx, [key]);
          return false;
        }
        await trx
          .insertInto('upload_part')
          .values({ upload_id: upload.id, starts_at: query.offset, size: body.byteLength, store_key: key })
          .execute();
        await claimObjects(trx, [key]);
        return true;
      });
      if (!isMoved) throw new HttpProblem(409, 'UNGGAHAN_BERGESER');
      return { data: { ...shownUpload(upload), offset: query.offset + body.byteLength } };
    },
    finishUpload: async ({ params }) => {
      const kept = await keptFile(db, params.uploadId);
      if (kept !== null) return { data: kept };
      const upload = await requireUpload(db, params.uploadId);
      if (upload.received < upload.size) throw new HttpProblem(409, 'UNGGAHAN_BELUM_LENGKAP');
      try {
        return { data: await keepFile(context, upload) };
      } catch (error) {
        if (error instanceof HttpProblem && isAboutContent(error.status)) await keepRefusal(db, upload.id, error);
        const file = await keptFile(db, upload.id);
        if (file === null) throw error;
        return { data: file };
      }
    },
    deleteUpload: async ({ params }) => {
      const { uploadId } = params;
      await db.deleteFrom('upload').where('id', '=', uploadId).execute();
      await db.deleteFrom('stored_file').where('id', '=', uploadId).where('subject_id', 'is', null).execute();
      return undefined;
    },
  };
}

interface Place {
  readonly userId: string | null;
  readonly shown: Upload;
}

/** How far an upload is; one that was kept meanwhile has arrived whole. */
async function placeOf(db: Kysely<Database>, id: string): Promise<Place | null> {
  const upload = await db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
  if (upload !== undefined) {
    if (upload.refusal !== null) throw toProblem(upload.refusal);
    return { userId: upload.user_id, shown: shownUpload(upload) };
  }
  const file = await db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst();
  if (file === undefined) return null;
  return { userId: file.uploaded_by, shown: { id, name: file.name, size: file.size, offset: file.size } };
}

async function requirePlace(db: Kysely<Database>, id: string): Promise<Place> {
  const place = await placeOf(db, id);
  if (place === null) throw notFound();
  return place;
}

/** The same person says the same of the same file again; anything else has taken an id that stands for another. */
function same({ userId, shown }: Place, said: { userId: string; name: string; size: number }): Upload {
  const isKept = shown.offset === shown.size;
  if (userId !== said.userId || (!isKept && (shown.name !== said.name || shown.size !== said.size)))
    throw new HttpProblem(409, 'BENTROK');
  // What was kept may be smaller than what was sent; the sender counts what they send.
  return isKept ? { ...shown, size: said.size, offset: said.size } : shown;
}

async function requireUpload(db: Kysely<Database>, id: string): Promise<Selectable<UploadRow>> {
  const upload = await db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst();
  if (upload === undefined) throw notFound();
  if (upload.refusal !== null) throw toProblem(upload.refusal);
  return upload;
}

function requireFit(upload: Selectable<UploadRow>, offset: number, length: number): void {
  if (upload.received !== offset) throw new HttpProblem(409, 'UNGGAHAN_BERGESER');
  const left = upload.size - offset;
  if (length > left) throw invalidField('body', 'too-large', left);
  if (length < Math.min(left, fileLimits.minPart)) throw invalidField('body', 'too-small', fileLimits.minPart);
}

function shownUpload({ id, name, size, received }: Selectable<UploadRow>): Upload {
  return { id, name, size, offset: received };
}

async function keptFile(db: Kysely<Database>, id: string) {
  const file = await db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst();
  return file === undefined ? null : toStoredFile(file);
}

function isAboutContent(status: number): boolean {
  return status === 413 || status === 415 || status === 422;
}

/** The bytes go at once; why they were not taken is told again to whoever asks again. */
async function keepRefusal(db: Kysely<Database>, id: string, { status, code }: HttpProblem): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('upload')
      .set({ refusal: `${status} ${code}` })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('upload_part').where('upload_id', '=', id).execute();
  });
}

function toProblem(refusal: string): HttpProblem {
  const [status, code] = refusal.split(' ');
  const known = problemCodes.find((candidate: ProblemCode) => candidate === code);
  return known === undefined ? notFound() : new HttpProblem(Number(status), known);
}
