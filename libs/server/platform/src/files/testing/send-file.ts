import { randomUUIDv7 } from 'node:crypto';
import type { TestPerson } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

export interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly keepLocation?: boolean;
}

const partSize = 5_242_880;

/** The calls of an upload, each as the browser makes it. */
export function uploadCalls({ app }: TestApp, person: TestPerson, orgId: string) {
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: person.bearer, ...(payload === undefined ? {} : { payload }) });
  return {
    begin: (id: string, { name, content, keepLocation }: SentFile, size = content.length) =>
      ask('POST', `/api/v1/organizations/${orgId}/uploads`, {
        id,
        name,
        size,
        ...(keepLocation === undefined ? {} : { keepLocation }),
      }),
    place: (id: string) => ask('GET', `/api/v1/uploads/${id}`),
    part: (id: string, offset: number, bytes: Uint8Array) =>
      app.inject({
        method: 'PATCH',
        url: `/api/v1/uploads/${id}?offset=${offset}`,
        headers: { ...person.bearer, 'content-type': 'application/octet-stream' },
        payload: Buffer.from(bytes),
      }),
    finish: (id: string) => ask('POST', `/api/v1/uploads/${id}/finish`),
    remove: (id: string) => ask('DELETE', `/api/v1/uploads/${id}`),
    get: (path: string) => ask('GET', path),
  };
}

/** Sends a file whole, as far as it is let; the last answer is the one that counts. */
export async function sendFile(test: TestApp, person: TestPerson, orgId: string, file: SentFile) {
  const calls = uploadCalls(test, person, orgId);
  const id = randomUUIDv7();
  const begun = await calls.begin(id, file);
  if (begun.statusCode !== 201) return { id, answer: begun };
  for (let offset = 0; offset < file.content.length; offset += partSize) {
    const answer = await calls.part(id, offset, file.content.subarray(offset, offset + partSize));
    if (answer.statusCode !== 200) return { id, answer };
  }
  return { id, answer: await calls.finish(id) };
}
