import { describe, expect, it } from 'vitest';
import {
  boardingDraftKey,
  clearBoardingDraft,
  emptyBoardingDraft,
  readBoardingDraft,
  writeBoardingDraft,
} from './boarding-draft.ts';

function memory(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const closed = {
  getItem: (): never => {
    throw new Error('closed');
  },
  setItem: (): never => {
    throw new Error('closed');
  },
  removeItem: (): never => {
    throw new Error('closed');
  },
};

describe('the boarding draft', () => {
  it('comes back as it was kept, step and all', () => {
    const storage = memory();
    const draft = {
      step: 'address',
      values: { 'building.name': 'Menara Graha', 'building.address.city': 'Bandung' },
    } as const;

    writeBoardingDraft(storage, draft);

    expect(readBoardingDraft(storage)).toEqual(draft);
    clearBoardingDraft(storage);
    expect(readBoardingDraft(storage)).toEqual(emptyBoardingDraft);
  });

  it.each(['', 'not json', '42', '{"step":"nowhere","values":7}', 'null'])(
    'is empty when what was kept is %j',
    (kept) => {
      expect(readBoardingDraft(memory({ [boardingDraftKey]: kept }))).toEqual(emptyBoardingDraft);
    },
  );

  it('drops fields the form does not have, and values that are not text', () => {
    const kept = JSON.stringify({
      step: 'building',
      values: { 'building.name': 'Wisma', 'building.kind': 3, token: 'x' },
    });

    expect(readBoardingDraft(memory({ [boardingDraftKey]: kept }))).toEqual({
      step: 'building',
      values: { 'building.name': 'Wisma' },
    });
  });

  it('does without a storage that refuses', () => {
    writeBoardingDraft(closed, emptyBoardingDraft);
    clearBoardingDraft(closed);
    expect(readBoardingDraft(closed)).toEqual(emptyBoardingDraft);
  });
});
