import { afterEach, expect, it, vi } from 'vitest';
import { saveJson } from './save-json.ts';

afterEach(() => vi.restoreAllMocks());

it('gives a file of that name with the data as people can read it, and lets go of it afterwards', async () => {
  const given: Blob[] = [];
  const revoked: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (given.push(blob as Blob), 'blob:data'));
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
  const pressed: unknown[] = [];
  const link = { href: '', download: '', click: () => pressed.push([link.href, link.download, revoked.length]) };
  // Of the page only this is asked.
  const page = { createElement: () => link } as unknown as Document;

  saveJson(page, { nama: 'Ratna', sesi: [1] }, 'imah-data.json');

  expect(pressed).toEqual([['blob:data', 'imah-data.json', 0]]);
  expect(revoked).toEqual(['blob:data']);
  expect(given.map(({ type }) => type)).toEqual(['application/json']);
  expect(await given[0]?.text()).toBe('{\n  "nama": "Ratna",\n  "sesi": [\n    1\n  ]\n}');
});
