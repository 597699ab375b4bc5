import { describe, expect, it } from 'vitest';
import { clearReport, isBegun, readReport, reportKey, writeReport } from './report-draft.ts';

function memory(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
const refusing = () => {
  throw new Error('closed');
};
const closed = { getItem: refusing, setItem: refusing, removeItem: refusing };
const key = reportKey('ani', 'melati');

describe('the draft of a report', () => {
  it('comes back as it was kept, to its own person and building alone', () => {
    const storage = memory();
    writeReport(storage, key, { title: 'Keran bocor', place: 'common' });

    const others = [reportKey('budi', 'melati'), reportKey('ani', 'kenanga')];
    expect(readReport(storage, key)).toEqual({ title: 'Keran bocor', place: 'common' });
    expect(others.map((other) => readReport(storage, other))).toEqual([{}, {}]);
    clearReport(storage, key);
    expect(readReport(storage, key)).toEqual({});
  });

  it.each(['', 'not json', '42', 'null', '{"title":7,"constructor":"x"}'])('is empty where %s was kept', (text) => {
    expect(readReport(memory({ [key]: text }), key)).toEqual({});
  });

  it('is as long as the page where the storage is closed', () => {
    writeReport(closed, key, { title: 'Keran bocor' });
    clearReport(closed, key);
    expect(readReport(closed, key)).toEqual({});
  });

  it('is begun once something was said', () => {
    const drafts = [{}, { id: 'x', place: 'common' }, { title: '  ' }, { title: 'Keran' }, { categoryId: 'air' }];
    expect(drafts.map(isBegun)).toEqual([false, false, false, true, true]);
  });
});
