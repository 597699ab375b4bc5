import { expect, it } from 'vitest';
import { describeVerdict, judgePictures } from './judge.ts';

const picture = (name: string, drawn: string) => ({ name, png: Buffer.from(drawn) });
const kept = (accepted: Readonly<Record<string, string>>) => ({
  read: (name: string) => (accepted[name] === undefined ? null : Buffer.from(accepted[name])),
  names: () => Object.keys(accepted),
});
/** Alike when they are the same. */
const compare = (before: Buffer, after: Buffer) =>
  Promise.resolve(before.equals(after) ? null : { words: 'lain', png: Buffer.from('mark') });

it('tells what changed, what is new and what is gone', async () => {
  const verdict = await judgePictures(
    [picture('badge.light', 'a'), picture('button.light', 'b2'), picture('card.light', 'c')],
    kept({ 'badge.light': 'a', 'button.light': 'b', 'old.light': 'o' }),
    compare,
    'all',
  );

  expect(verdict).toEqual({
    changed: [
      {
        name: 'button.light',
        words: 'lain',
        before: Buffer.from('b'),
        after: Buffer.from('b2'),
        difference: Buffer.from('mark'),
      },
    ],
    fresh: ['card.light'],
    gone: ['old.light'],
  });
  expect(describeVerdict(verdict, ['tree--open: did not come to an end'], 3)).toEqual([
    'berubah  button.light: lain',
    'gagal    tree--open: did not come to an end',
    '1 gambar belum punya acuan: card.light',
    '1 acuan tanpa cerita: old.light',
    '3 gambar, 1 berubah, 1 baru, 1 gagal',
  ]);
});

it('does not miss the stories that nobody asked for', async () => {
  const accepted = kept({ 'badge.light': 'a', 'button.light': 'b' });

  expect((await judgePictures([picture('badge.light', 'a')], accepted, compare, 'some')).gone).toEqual([]);
});
