import { expect, it } from 'vitest';
import { readInThread } from './read-in-thread.ts';

const mail = (body: string) =>
  Buffer.from(`From: sari@imah.test\r\nTo: balas+x@imah.test\r\nContent-Type: text/plain\r\n\r\n${body}`);
const limits = { timeMs: 20_000, memoryMb: 256 };

it('reads a mail in a thread while everything else goes on', async () => {
  const order: string[] = [];
  const reading = readInThread(mail('a b c\r\n'.repeat(1_000_000)), limits).then((read) => {
    order.push('read');
    return read;
  });
  setImmediate(() => order.push('others'));

  expect([(await reading)?.extent, order]).toEqual(['whole', ['others', 'read']]);
});

it('reads only the header of a mail that breaks the reader', async () => {
  const parts = '--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n'.repeat(5_000);
  const bomb = Buffer.from(
    `From: sari@imah.test\r\nTo: balas+x@imah.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}`,
  );

  expect(await readInThread(bomb, limits)).toMatchObject({
    extent: 'cut',
    mail: { from: 'sari@imah.test', files: [] },
  });
});

it('gives up a mail whose header takes longer than it may', async () => {
  expect(await readInThread(mail('Ya.'), { ...limits, timeMs: 1 })).toBeNull();
});
