import { type ApiClient, isApiError } from '@imah/api-client';
import { uploadMachine } from '@imah/state-machines';
import { fromPromise } from 'xstate';

/** The calls that an upload makes. */
export type UploadClient = Pick<
  ApiClient,
  'beginUpload' | 'getUpload' | 'sendUploadPart' | 'finishUpload' | 'deleteUpload'
>;

/** Bytes: small enough that a cut in a basement costs little, large enough that a good line is not kept waiting. */
export const partSize = 1_048_576;
/** Milliseconds for one part on a slow line, and for the server to look at the whole. */
const timeoutMs = 60_000;

export interface UploadOrder {
  readonly orgId: string;
  /** Made by the sender; becomes the id of the file. */
  readonly id: string;
  readonly content: Blob;
  readonly keepLocation: boolean;
}

/** The upload statechart over the calls of the API. */
export function uploadOver(
  client: UploadClient,
  { orgId, id, content, keepLocation }: UploadOrder,
): typeof uploadMachine {
  const params = { uploadId: id };
  return uploadMachine.provide({
    actors: {
      // To begin it again is to ask how far it is, also when the server has forgotten it meanwhile.
      openUpload: fromPromise(async ({ input: { file }, signal }) => {
        const body = { id, name: file.name, size: file.size, ...(keepLocation ? { keepLocation } : {}) };
        const { data } = await client.beginUpload({ params: { orgId }, body, signal });
        return { uploadId: data.id, offset: data.offset };
      }),
      sendPart: fromPromise(async ({ input: { offset, length }, signal }) => {
        const body = content.slice(offset, offset + length);
        try {
          return (await client.sendUploadPart({ params, query: { offset }, body, signal, timeoutMs })).data;
        } catch (error) {
          // It had arrived, and only the answer had not.
          if (!isApiError(error) || error.code !== 'UNGGAHAN_BERGESER') throw error;
          return (await client.getUpload({ params, signal })).data;
        }
      }),
      finishUpload: fromPromise(
        async ({ signal }): Promise<unknown> => (await client.finishUpload({ params, signal, timeoutMs })).data,
      ),
    },
  });
}
