import { fileTypes, type PreviewSize } from '@imah/contract/files/words';
import type { FastifyReply } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database, StoredFile } from '../database/schema.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { storeKey } from './storage/file-store.ts';
import { toStoredFile } from './stored-files.ts';

/** What is opened by itself runs nothing, loads nothing and is a page of nobody. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export function downloadHandlers({
  db,
  files,
}: ServerContext): Pick<Handlers, 'getFile' | 'downloadFile' | 'downloadPreview'> {
  const send = async (reply: FastifyReply, key: string | null, headers: Readonly<Record<string, string>>) => {
    await sendKept(reply, files, key, headers);
    return undefined;
  };
  return {
    getFile: async ({ params }) => ({ data: toStoredFile(await requireFile(db, params.fileId)) }),
    downloadFile: async ({ params, reply }) => {
      const row = await requireFile(db, params.fileId);
      const file = toStoredFile(row);
      const way = fileTypes[file.type].kind === 'image' ? 'inline' : 'attachment';
      return send(reply, row.store_key, {
        'content-type': file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
        'content-length': String(file.size),
        'content-disposition': contentDisposition(way, file.name),
        'cache-control': 'private, no-cache',
      });
    },
    downloadPreview: async ({ params, reply }) => {
      const row = await requireFile(db, params.fileId);
      const key: Readonly<Record<PreviewSize, string | null>> = { small: row.small_key, large: row.large_key };
      await sendPreview(reply, files, key[params.size], 'private, max-age=86400');
      return undefined;
    },
  };
}

/** Sends a preview that is kept under `key`; `cached`: how long what is on the way may keep it. @throws {HttpProblem} 404 */
export function sendPreview(
  reply: FastifyReply,
  files: Pick<ServerContext['files'], 'store'>,
  key: string | null,
  cached: string,
): Promise<void> {
  const headers = { 'content-type': 'image/webp', 'content-disposition': 'inline', 'cache-control': cached };
  return sendKept(reply, files, key, headers);
}

async function sendKept(
  reply: FastifyReply,
  { store }: Pick<ServerContext['files'], 'store'>,
  key: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const content = key === null ? null : await store.read(storeKey(key));
  if (content === null) throw notFound();
  reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': sandbox,
    'cross-origin-resource-policy': 'same-site',
    // Another person at the same browser has another cookie.
    vary: 'cookie, authorization',
    ...headers,
  });
  await reply.send(content);
}

async function requireFile(db: Kysely<Database>, id: string): Promise<Selectable<StoredFile>> {
  const file = await db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst();
  if (file === undefined) throw notFound();
  return file;
}

/** RFC 6266: the name in UTF-8, and for old programs one of plain letters. */
function contentDisposition(way: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
