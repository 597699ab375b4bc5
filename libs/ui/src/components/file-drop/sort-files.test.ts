import { expect, it } from 'vitest';
import { fileSize, sortFiles } from './sort-files.ts';

const photo = { name: 'Bocor.JPG', size: 2_000, type: 'image/jpeg' };
const plan = { name: 'denah.pdf', size: 9_000, type: 'application/pdf' };
const film = { name: 'pompa.mov', size: 90_000, type: 'video/quicktime' };

it('takes every file where nothing is asked of it', () => {
  expect(sortFiles([photo, plan, film], {})).toEqual({ accepted: [photo, plan, film], refused: [] });
});

it.each(['image/*, .pdf', 'IMAGE/JPEG,application/pdf', '.jpg,.PDF'])(
  'takes photo and plan with accept "%s"',
  (accept) => {
    expect(sortFiles([photo, plan, film], { accept })).toEqual({
      accepted: [photo, plan],
      refused: [{ file: film, reason: 'wrong-kind' }],
    });
  },
);

it('refuses what is too large, and what there is no room for', () => {
  expect(sortFiles([film, photo, plan], { maxSize: 10_000, room: 1 })).toEqual({
    accepted: [photo],
    refused: [
      { file: film, reason: 'too-large' },
      { file: plan, reason: 'too-many' },
    ],
  });
});

it.each([
  [0, '0 B'],
  [512, '512 B'],
  [1_536, '1,5 KB'],
  [1_572_864, '1,5 MB'],
  [104_857_600, '100 MB'],
  [5_368_709_120, '5 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'id-ID')).toBe(text);
});
