import { uuidPattern } from '@imah/contract/core/words';
import { expect, it } from 'vitest';
import { ApiError } from '../core/api-error.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { upload, type UploadCalls, type UploadProgress } from './upload.ts';

const cut = () => new ApiError({ kind: 'network', message: 'cut' });
const orgId = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const content = new Uint8Array(250).map((_, index) => index);

/** The calls of a server that keeps the bytes it gets; `fates` says what becomes of each part, in order. */
function setUp(fates: readonly ('lost' | 'answer lost' | 'kept')[] = []) {
  const parts: Blob[] = [];
  const arrived = () => parts.reduce((sum, { size }) => sum + size, 0);
  const asked: string[] = [];
  const left = [...fates];
  let draft = { id: '', name: '', size: 0 };
  const place = () => ({ data: { ...draft, offset: arrived() } });
  const calls: UploadCalls = {
    beginUpload: async ({ body }) => {
      asked.push('begin');
      draft = body;
      return place();
    },
    getUpload: async () => {
      asked.push('ask');
      return place();
    },
    sendUploadPart: async ({ query, body, signal }) => {
      if (signal?.aborted) throw new ApiError({ kind: 'aborted', message: '', cause: signal.reason });
      asked.push(`part ${query.offset}`);
      const fate = left.shift() ?? 'kept';
      if (fate === 'lost') throw cut();
      if (query.offset !== arrived()) throw new ApiError({ kind: 'conflict', message: '', code: 'UNGGAHAN_BERGESER' });
      // The helper sends nothing else.
      parts.push(body as Blob);
      if (fate === 'answer lost') throw cut();
      return place();
    },
    finishUpload: async () => {
      asked.push('finish');
      // Of a stored file only what the test looks at.
      return { data: { ...draft, type: 'text/plain' } } as Awaited<ReturnType<UploadCalls['finishUpload']>>;
    },
  };
  const kept = async () => [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  return { calls, asked, kept };
}

it('sends a file in parts, tells how far it is and answers with what the server keeps', async () => {
  const { calls, asked, kept } = setUp();
  const progress: UploadProgress[] = [];

  const file = await upload(calls, new File([content], 'catatan.txt'), {
    orgId,
    partSize: 100,
    onProgress: (moment) => progress.push(moment),
  });

  expect(asked).toEqual(['begin', 'part 0', 'part 100', 'part 200', 'finish']);
  expect(await kept()).toEqual([...content]);
  expect(progress.map(({ sent, size }) => `${sent}/${size}`)).toEqual(['0/250', '100/250', '200/250', '250/250']);
  expect([file.name, uuidPattern.test(file.id), progress[0]?.id]).toEqual(['catatan.txt', true, file.id]);
});

it('goes on from where an earlier try with the same id has stopped', async () => {
  const { calls, asked, kept } = setUp();
  const controller = new AbortController();
  const id = '01935e4f-7c1a-7b2c-8d3e-000000000002';
  const stopped = upload(calls, content, {
    orgId,
    id,
    partSize: 100,
    signal: controller.signal,
    onProgress: ({ sent }) => {
      if (sent === 100) controller.abort(new Error('closed'));
    },
  });
  await expect(stopped).rejects.toMatchObject({ kind: 'aborted', cause: { message: 'closed' } });

  await upload(calls, content, { orgId, id, name: 'a.bin', partSize: 100 });

  expect(asked).toEqual(['begin', 'part 0', 'begin', 'part 100', 'part 200', 'finish']);
  expect(await kept()).toEqual([...content]);
});

it('sends a part again after a lost connection, and asks how much has arrived when only the answer was lost', async () => {
  const { calls, asked, kept } = setUp(['lost', 'answer lost']);
  const clock = createManualClock();

  const sending = upload(calls, content, { orgId, name: 'a.bin', partSize: 200, clock });
  await clock.advance(2500);
  await sending;

  expect(asked).toEqual(['begin', 'part 0', 'part 0', 'part 0', 'ask', 'part 200', 'finish']);
  expect(await kept()).toEqual([...content]);
});

it('gives up after three more tries, and at once when the server refuses', async () => {
  const away = setUp(['lost', 'lost', 'lost', 'lost', 'lost']);
  const refusing = setUp();
  const clock = createManualClock();
  const refusal = new ApiError({ kind: 'validation', status: 415, message: 'Jenis berkas ini tidak diterima.' });

  const sending = upload(away.calls, content, { orgId, name: 'a.bin', clock });
  const refused = upload({ ...refusing.calls, finishUpload: () => Promise.reject(refusal) }, content, { orgId });
  await Promise.all([
    expect(sending).rejects.toMatchObject({ kind: 'network' }),
    expect(refused).rejects.toBe(refusal),
    clock.advance(20_000),
  ]);

  expect(away.asked).toEqual(['begin', 'part 0', 'part 0', 'part 0', 'part 0']);
});

it('an empty file has no part, and is finished at once', async () => {
  const { calls, asked } = setUp();
  const progress: UploadProgress[] = [];

  const file = await upload(calls, new Uint8Array(), { orgId, onProgress: (moment) => progress.push(moment) });

  expect(asked).toEqual(['begin', 'finish']);
  expect(progress).toEqual([{ id: file.id, sent: 0, size: 0 }]);
  expect(file.name).toBe('file');
});

it.each([
  ['takes nothing of a part', 0],
  ['has less than before', -100],
])('ends with an error where the server %s, which would never end', async (_, growth) => {
  const { calls } = setUp();
  let parts = 0;
  const sendUploadPart: UploadCalls['sendUploadPart'] = async ({ query }) => {
    parts += 1;
    if (parts > 20) throw new Error('sent for ever');
    return { data: { id: '', name: '', size: 250, offset: Number(query.offset) + (parts === 1 ? 100 : growth) } };
  };

  await expect(
    upload({ ...calls, sendUploadPart }, content, { orgId, name: 'a.bin', partSize: 100 }),
  ).rejects.toMatchObject({ kind: 'server', message: 'The server has kept nothing of the part from byte 100 on' });

  expect(parts).toBe(2);
});

it('stops in the middle of a pause, without one more try, and says why', async () => {
  const { calls, asked } = setUp(['lost', 'lost', 'lost', 'lost']);
  const clock = createManualClock();
  const controller = new AbortController();

  const sending = upload(calls, content, { orgId, name: 'a.bin', clock, signal: controller.signal });
  const stopped = sending.catch((error: unknown) => error);
  await clock.advance(499);
  controller.abort('left the page');

  expect(await stopped).toMatchObject({ kind: 'aborted', cause: 'left the page' });
  await clock.advance(20_000);

  expect(asked).toEqual(['begin', 'part 0']);
  expect(clock.waiting).toBe(0);
});
