import { expect, it } from 'vitest';
import { instantOf, localDay } from '@imah/app/i18n';
import { bodyOfTopic, missingOf } from './topic-body.ts';
import { emptyDraft, keepTopicDraft, readTopicDraft, topicDraftKey } from './topic-draft.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000077';
const empty = emptyDraft(id, 'discussion');
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('keeps a draft for its person and building until it is sent', () => {
  const kept = storage();
  const key = topicDraftKey('sari', 'graha');
  keepTopicDraft(kept, key, { ...empty, title: 'Parkir tamu', until: '2026-11-30' });

  expect(readTopicDraft(kept, key, empty)).toEqual({ ...empty, title: 'Parkir tamu', until: '2026-11-30' });
  expect(readTopicDraft(kept, topicDraftKey('budi', 'graha'), empty)).toEqual(empty);
  keepTopicDraft(kept, key, null);
  expect(readTopicDraft(kept, key, empty)).toEqual(empty);
});

it('takes from a kept draft only what it knows, and nothing from what cannot be read', () => {
  const kept = storage();
  kept.setItem('a', JSON.stringify({ title: 5, targets: 'x', body: 'Isi', stranger: 1, urgent: 'yes' }));
  kept.setItem('b', '{');

  expect([readTopicDraft(kept, 'a', empty), readTopicDraft(kept, 'b', empty)]).toEqual([
    { ...empty, body: 'Isi' },
    empty,
  ]);
});

it('sends of a draft only what its kind has', () => {
  const filled = {
    ...empty,
    title: ' Air padam ',
    body: 'Isi',
    until: '2026-11-30',
    urgent: true,
    receipts: true,
    options: ['Ya', ' ', 'Tidak'],
    closes: '2026-11-25',
  };
  const common = { id, title: 'Air padam', body: 'Isi', audience: { kind: 'all', ids: [] }, fileIds: [] };

  expect(bodyOfTopic(filled, 'Asia/Jakarta', [])).toEqual({
    ...common,
    kind: 'discussion',
    urgent: false,
    receipts: false,
    locked: false,
    showsUnit: false,
  });
  expect(bodyOfTopic({ ...filled, kind: 'announcement' }, 'Asia/Jakarta', [])).toEqual({
    ...common,
    kind: 'announcement',
    urgent: true,
    receipts: true,
    locked: true,
    showsUnit: false,
    validUntil: '2026-11-30T16:59:59.999Z',
  });
  expect(bodyOfTopic({ ...filled, kind: 'poll' }, 'Asia/Makassar', [])).toMatchObject({
    poll: { options: ['Ya', 'Tidak'], weight: 'unit', closesAt: '2026-11-25T15:59:59.999Z', results: 'open' },
  });
});

it('reads a time as that of the building', () => {
  expect(instantOf('2026-11-25', '08:30', 'Asia/Jayapura')).toBe('2026-11-24T23:30:00.000Z');
  expect(localDay(Date.parse('2026-11-24T23:30:00.000Z'), 'Asia/Jayapura')).toBe('2026-11-25');
});

it('knows what is still missing', () => {
  expect(missingOf(empty)).toEqual(['title']);
  expect(missingOf({ ...empty, kind: 'poll', title: 'Cat', audience: 'floors', publish: 'later' })).toEqual([
    'audience',
    'publishDay',
    'publishTime',
    'closes',
    'options',
  ]);
  expect(missingOf({ ...empty, kind: 'announcement', title: 'Gempa', urgent: true })).toEqual(['validUntil']);
});
