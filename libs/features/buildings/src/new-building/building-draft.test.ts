import { describe, expect, it } from 'vitest';
import { clearDraft, draftKey, emptyDraft, readDraft, writeDraft } from './building-draft.ts';

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

describe('the draft of a building', () => {
  it('comes back as it was kept, to its own person alone', () => {
    const storage = memory();
    const draft = { step: 'address', values: { name: 'Kos Bu Tini', kind: 'boarding-house' } } as const;

    writeDraft(storage, 'ani', draft);

    expect(readDraft(storage, 'ani')).toEqual(draft);
    expect(readDraft(storage, 'budi')).toEqual(emptyDraft);
    clearDraft(storage, 'ani');
    expect(readDraft(storage, 'ani')).toEqual(emptyDraft);
  });

  it.each(['', 'not json', '42', '{"step":"nowhere","values":7}', 'null'])(
    'is empty when what was kept is %j',
    (kept) => {
      expect(readDraft(memory({ [draftKey('ani')]: kept }), 'ani')).toEqual(emptyDraft);
    },
  );

  it('drops fields the form does not have, and values that are not text', () => {
    const kept = JSON.stringify({ step: 'address', values: { name: 'Wisma', kind: 3, token: 'x' } });

    expect(readDraft(memory({ [draftKey('ani')]: kept }), 'ani')).toEqual({
      step: 'address',
      values: { name: 'Wisma' },
    });
  });

  it('does without a storage that refuses', () => {
    writeDraft(closed, 'ani', emptyDraft);
    clearDraft(closed, 'ani');
    expect(readDraft(closed, 'ani')).toEqual(emptyDraft);
  });
});
