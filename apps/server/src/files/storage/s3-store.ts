import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type FileStore, type StoreKey, storePath } from './file-store.ts';
import type { S3Place } from './s3-place.ts';

/** For one request, with the 100 MiB of the largest file on a slow line. */
const timeoutMs = 120_000;
const retries = 3;

/** Files in a bucket of any store that speaks S3. An object appears there only when it is whole. */
export function createS3Store({ bucketUrl, ...credentials }: S3Place): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', key: StoreKey, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client.fetch(`${bucketUrl}/${storePath(key)}`, { ...init, method, signal });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404 && method !== 'PUT') return null;
    throw new Error(`The file store answered ${method} with status ${answer.status}`);
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
