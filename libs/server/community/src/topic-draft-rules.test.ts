import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeMember,
  makePlace,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { callsOf } from './testing/insert-topics.ts';

const hour = 3_600_000;
let test: TestApp;
let place: TestPlace;
let manager: TestPerson;
let resident: TestPerson;
let call: ReturnType<typeof callsOf>;

beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
  place = await makePlace(test, 'Naskah');
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  await makeUnit(test, place, 'A-01', resident);
});
afterAll(() => test.close());

const later = (hours: number) => new Date(test.clock.now + hours * hour).toISOString();
const poll = () => ({ options: ['Putih', 'Biru'], weight: 'person', closesAt: later(48) });
const discussion = { kind: 'discussion', title: 'Parkir tamu', body: 'Isi', audience: { kind: 'all' } };
const begin = (who: TestPerson, draft: object, at: Pick<TestPlace, 'buildingId'> = place) =>
  call(who, 'POST', `/buildings/${at.buildingId}/topics`, { ...discussion, ...draft });
/** The field that is refused, or the status where none is. */
const refusalOf = async (who: TestPerson, draft: object) => {
  const { status, errors } = await begin(who, draft);
  return errors === undefined ? status : Object.keys(errors).join();
};

describe('what is begun', () => {
  it.each<[what: string, draft: () => object, field: string]>([
    ['at a time that is over', () => ({ publishAt: later(-1) }), 'publishAt'],
    ['at this very moment', () => ({ publishAt: later(0) }), 'publishAt'],
    ['urgent without being an announcement', () => ({ urgent: true, validUntil: later(2) }), 'urgent'],
    ['urgent without an end', () => ({ kind: 'announcement', urgent: true }), 'validUntil'],
    ['with receipts that nobody reads', () => ({ receipts: true }), 'receipts'],
    ['over before it begins', () => ({ kind: 'announcement', validUntil: later(-1) }), 'validUntil'],
    [
      'over before it is published',
      () => ({ kind: 'announcement', publishAt: later(5), validUntil: later(4) }),
      'validUntil',
    ],
    ['a poll without a question', () => ({ kind: 'poll' }), 'poll'],
    ['a question that is no poll', () => ({ poll: poll() }), 'poll'],
    [
      'a poll that closes before it is published',
      () => ({ kind: 'poll', publishAt: later(49), poll: poll() }),
      'poll.closesAt',
    ],
    [
      'a poll of two answers that say the same',
      () => ({ kind: 'poll', poll: { ...poll(), options: ['Putih', 'Biru', ' putih '] } }),
      'poll.options.2',
    ],
    ['for sections without one', () => ({ audience: { kind: 'sections', ids: [] } }), 'audience'],
    ['for everybody and some', () => ({ audience: { kind: 'all', ids: [randomUUIDv7()] } }), 'audience'],
    ['for a unit that is not there', () => ({ audience: { kind: 'units', ids: [randomUUIDv7()] } }), 'audience'],
  ])('is refused where it is %s', async (_what, draft, field) => {
    expect(await refusalOf(manager, draft())).toBe(field);
  });

  it('by who only lives there is neither put off, nor closed for answers', async () => {
    expect([
      await refusalOf(resident, { publishAt: later(1) }),
      await refusalOf(resident, { locked: true }),
      await refusalOf(manager, { publishAt: later(1), locked: true }),
    ]).toEqual(['publishAt', 'locked', 201]);
  });

  it('by who only lives there is neither an announcement nor a poll, and one who may not begin it is told so', async () => {
    const answers = [
      await begin(resident, { kind: 'announcement' }),
      await begin(resident, { kind: 'poll', poll: poll() }),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [403, 'TIDAK_BERWENANG'],
      [403, 'TIDAK_BERWENANG'],
    ]);
  });

  it('takes its number from the year of its building', async () => {
    const before = test.clock.now;
    // In London it is still the old year.
    test.clock.now = Date.parse('2027-01-01T01:00:00+07:00');
    const there = await makePlace(test, 'Tahun Baru');
    const { data } = await begin(await makeMember(test, there, 'Manajer', ['building-manager']), {}, there);
    test.clock.now = before;

    expect(data.number).toBe('TPC-2027-000001');
  });
});

describe('the id of a draft', () => {
  it('stands for one topic, however often and under whatever key it arrives', async () => {
    const draft = { id: randomUUIDv7(), title: 'Sekali saja' };

    const answers = await Promise.all([begin(manager, draft), begin(manager, draft), begin(manager, draft)]);

    expect(new Set(answers.map(({ status, data }) => `${status} ${data.number}`)).size).toBe(1);
  });

  it('of somebody else, or of another building, is not theirs to use', async () => {
    const id = randomUUIDv7();
    await begin(manager, { id });
    const elsewhere = await makePlace(test, 'Lain');
    const stranger = await makeMember(test, elsewhere, 'Manajer', ['building-manager']);

    const answers = [await begin(resident, { id }), await begin(stranger, { id }, elsewhere)];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'KUNCI_DIPAKAI_ULANG'],
      [409, 'KUNCI_DIPAKAI_ULANG'],
    ]);
  });

  it('of what was taken away does not bring it back', async () => {
    const id = randomUUIDv7();
    const { data } = await begin(manager, { id });
    await call(manager, 'DELETE', `/topics/${id}`, undefined, { version: data.version });

    expect((await begin(manager, { id })).status).toBe(409);
  });

  it('of a post is that of its author and of its topic alone', async () => {
    const [first, second] = [(await begin(manager, {})).data.id, (await begin(manager, {})).data.id];
    const post = { id: randomUUIDv7(), body: 'Setuju' };
    const write = (who: TestPerson, topicId: string) => call(who, 'POST', `/topics/${topicId}/posts`, post);
    const written = await write(resident, first);

    const again = await write(resident, first);
    const foreign = [await write(manager, first), await write(resident, second)];

    expect([written.status, again.data.id]).toEqual([201, post.id]);
    expect(foreign.map(({ status, code }) => [status, code])).toEqual([
      [409, 'KUNCI_DIPAKAI_ULANG'],
      [409, 'KUNCI_DIPAKAI_ULANG'],
    ]);
  });
});
