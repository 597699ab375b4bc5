import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { StoredFile } from '@imah/contract/files';
import { fixtureNow } from '@imah/testing';

/** What becomes of a part: it arrives, it is lost, or it arrives and only its answer is lost. */
export type PartFate = 'arrives' | 'lost' | 'answer lost';

export interface UploadServer {
  readonly answers: FakeAnswers;
  /** Bytes that have arrived, by upload. */
  readonly received: ReadonlyMap<string, readonly Blob[]>;
}

const cut = () => new ApiError({ kind: 'network', message: 'Failed to fetch' });

/** Keeps uploads as the server does: a part follows the one before, and every call may be said twice. */
export function createUploadServer({
  fateOf = () => 'arrives',
  refuse = () => null,
}: {
  readonly fateOf?: (offset: number, name: string) => PartFate | Promise<PartFate>;
  readonly refuse?: (name: string) => ApiError | null;
} = {}): UploadServer {
  const uploads = new Map<string, { id: string; name: string; size: number }>();
  const received = new Map<string, Blob[]>();
  const offsetOf = (id: string) => (received.get(id) ?? []).reduce((sum, { size }) => sum + size, 0);
  const placeOf = (id: string) => {
    const upload = uploads.get(id);
    if (upload === undefined) throw new ApiError({ kind: 'not-found', status: 404, message: 'Data tidak ditemukan.' });
    return { data: { ...upload, offset: offsetOf(id) } };
  };
  return {
    received,
    answers: {
      beginUpload: async ({ body }) => {
        uploads.set(body.id, { id: body.id, name: body.name, size: body.size });
        return placeOf(body.id);
      },
      getUpload: async ({ params }) => placeOf(params.uploadId),
      sendUploadPart: async ({ params, query, body }) => {
        const id = params.uploadId;
        const fate = await fateOf(Number(query.offset), uploads.get(id)?.name ?? '');
        if (fate === 'lost') throw cut();
        if (Number(query.offset) !== offsetOf(id))
          throw new ApiError({ kind: 'conflict', status: 409, code: 'UNGGAHAN_BERGESER', message: 'Tidak menyambung' });
        // The browser sends nothing else.
        received.set(id, [...(received.get(id) ?? []), body as Blob]);
        if (fate === 'answer lost') throw cut();
        return placeOf(id);
      },
      finishUpload: async ({ params }) => {
        const { name, size } = placeOf(params.uploadId).data;
        const refusal = refuse(name);
        if (refusal !== null) throw refusal;
        return { data: storedFile(params.uploadId, name, size) };
      },
      deleteUpload: async ({ params }) => {
        uploads.delete(params.uploadId);
        received.delete(params.uploadId);
      },
    },
  };
}

export function storedFile(id: string, name: string, size: number): StoredFile {
  return {
    id,
    name,
    type: 'image/jpeg',
    kind: 'image',
    size,
    sha256: '0'.repeat(64),
    width: 640,
    height: 480,
    previews: true,
    uploadedAt: new Date(fixtureNow).toISOString(),
  };
}

export function notTaken(message: string): ApiError {
  return new ApiError({ kind: 'validation', status: 415, code: 'JENIS_BERKAS_DITOLAK', message });
}
