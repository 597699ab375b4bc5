import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type FileStore, type StoreKey, storePath } from './file-store.ts';
import type { S3Place } from '../../config/s3-place.ts';

/** How long one request may take, and how often it is made again when the store has failed. */
export interface S3Patience {
  readonly timeoutMs: number;
  readonly retries: number;
}

// With the 100 MiB of the largest file on a slow line.
const usual: S3Patience = { timeoutMs: 120_000, retries: 3 };

/** Files in a bucket of any store that speaks S3. An object appears there only when it is whole. */
export function createS3Store(
  { bucketUrl, ...credentials }: S3Place,
  { timeoutMs, retries }: S3Patience = usual,
): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', key: StoreKey, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client.fetch(`${bucketUrl}/${storePath(key)}`, { ...init, method, signal });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== 'PUT') return null;
    const message = `The file store answered ${method} with status ${answer.status}`;
    throw new Error(message, { cause: { code: `${method} HTTP ${answer.status}` } });
  };
  return {
    put: async (key, content) => {
      // Signed with the content, so that what was spoilt on the way is refused there.
      await ask('PUT', key, { body: content, headers: { 'x-amz-content-sha256': await sha256(content) } });
    },
    read: async (key) => {
      const answer = await ask('GET', key);
      return answer === null ? null : answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body);
    },
    remove: async (key) => {
      await ask('DELETE', key);
    },
  };
}

async function sha256(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
}
