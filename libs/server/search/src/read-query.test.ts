import { expect, it } from 'vitest';
import { foldHits, type FoundEntry } from './fold-hits.ts';
import { likenessOf, readQuery, readShortNumber } from './read-query.ts';

it('compares in lower case, with single spaces, and without what cannot be stored', () => {
  expect(readQuery('  Menara\u0000  MELATI\n')).toEqual({ text: 'menara melati', words: ['menara', 'melati'] });
  expect(readQuery('\ud800 \u0000')).toEqual({ text: '', words: [] });
});

it('narrows by the longest word, and by six at most', () => {
  expect(readQuery('a bb ccc bb').words).toEqual(['ccc', 'bb', 'a']);
  expect(readQuery('a b c d e f g h').words).toHaveLength(6);
});

it.each(['08120000', '0812 0000', '0812-0000', '+62 812 0000', '628120000', '62 812.00.00', '(0812) 0000'])(
  'reads %s as the number that is stored, however it is dialled',
  (typed) => {
    expect(readQuery(typed)).toEqual({ text: '628120000', words: ['628120000'] });
  },
);

it.each(['0101', 'a-0812', '0812', '081 dua'])('leaves %s, which is no mobile number, as it is', (typed) => {
  expect(readQuery(typed).text).toBe(typed);
});

it('looks for a word as it may have been meant, and for a code only as it is', () => {
  expect(likenessOf('lift')).toEqual({ patterns: ['%lift%', '%ilft%', '%lfit%', '%litf%'], resembles: true });
  expect(likenessOf('a-10')).toEqual({ patterns: ['%a-10%'], resembles: false });
  expect(likenessOf('50%_\\')).toEqual({ patterns: ['%50\\%\\_\\\\%'], resembles: false });
  expect(likenessOf('ab')).toEqual({ patterns: [], resembles: false });
});

const entry = (id: string, detail: string | null): FoundEntry => ({
  kind: 'person',
  id,
  title: 'Sari',
  detail,
  orgId: 'o',
  buildingId: null,
  buildingName: null,
});

it('shows a person of several units once, with all of them', () => {
  const found = [entry('1', 'A-01'), entry('2', null), entry('1', 'A-02'), entry('1', 'A-01')];

  expect(foldHits(found)).toEqual([entry('1', 'A-01, A-02'), entry('2', null)]);
});

it('reads a short number as that of a ticket of any year, and nothing else so', () => {
  expect(readShortNumber(' #123 ')).toEqual({
    text: '#123',
    likeness: { patterns: ['tkt-____-000123 %'], resembles: false },
  });
  expect(['123', '#', '#1234567', '#12a', '##1'].map(readShortNumber)).toEqual([null, null, null, null, null]);
});
