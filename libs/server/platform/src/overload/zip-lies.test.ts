import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ArchiveError, readZip } from './zip-archive.ts';

const at = { method: 10, packedSize: 20, size: 24, local: 42 } as const;

/** An archive of one file whose list says something else in one field. */
function lying(field: keyof typeof at, value: number, level: 0 | 6 = 6): Uint8Array {
  const archive = zipSync({ a: [strToU8('isi '.repeat(100)), { level }] });
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  for (let place = 0; place < archive.length - 4; place += 1) {
    if (view.getUint32(place, true) !== 0x0201_4b50) continue;
    if (field === 'method') view.setUint16(place + at.method, value, true);
    else view.setUint32(place + at[field], value, true);
  }
  return archive;
}
const read = (archive: Uint8Array, limit = 1_000) => readZip(archive, 10).map((entry) => entry.read(limit).length);

describe('a list that lies', () => {
  it('about the size of a file is believed by nobody who unpacks it', () => {
    expect([read(lying('size', 1)), read(lying('size', 0xffff_ffff))]).toEqual([[400], [400]]);
  });

  it.each([
    ['about where a file begins', lying('local', 7)],
    ['about where a file begins, beyond the end', lying('local', 0xffff_fff0)],
    ['about how a file is packed', lying('method', 14)],
    ['about how much is packed', lying('packedSize', 3)],
    ['about how much is stored, beyond the end', lying('packedSize', 0xffff_ffff, 0)],
  ])('%s is broken', (_, archive) => {
    expect(() => read(archive)).toThrow(new ArchiveError('broken'));
  });

  it('of how many files there are is broken at the first that is not there', () => {
    const archive = zipSync({ a: strToU8('x') });
    new DataView(archive.buffer).setUint16(archive.length - 22 + 10, 2, true);

    expect(() => readZip(archive, 10)).toThrow(new ArchiveError('broken'));
  });
});

it('finds the list behind a remark as long as any, and none behind a longer one', () => {
  const archive = zipSync({ a: strToU8('x') });
  const remarked = (length: number) => new Uint8Array(Buffer.concat([archive, Buffer.alloc(length, 32)]));

  expect(readZip(remarked(65_535), 10).map(({ name }) => name)).toEqual(['a']);
  expect(() => readZip(remarked(65_536), 10)).toThrow(new ArchiveError('broken'));
});

it('reads an archive that is a part of other bytes', () => {
  const archive = zipSync({ a: strToU8('isi') });
  const around = new Uint8Array(archive.length + 20);
  around.set(archive, 10);

  expect(read(around.subarray(10, 10 + archive.length))).toEqual([3]);
});

it('unpacks nothing at all where nothing may be unpacked', () => {
  expect(() => read(zipSync({ a: strToU8('isi') }), 0)).toThrow(new ArchiveError('too-big'));
  expect(read(zipSync({ a: [new Uint8Array(), { level: 0 }] }), 0)).toEqual([0]);
});
