import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makePlace, makeTicket, type TestApp } from '@imah/server-platform/testing';
import { outageCalls } from '../testing/outage-calls.ts';
import { createTestApp } from '../testing/test-app.ts';
import { readLateOutages } from './list-outages.ts';
import { tellEndedOutages } from './outage-jobs.ts';

const minute = 60_000;
let test: TestApp;
let house: Awaited<ReturnType<typeof outageCalls>>;
let before: number;
beforeAll(async () => {
  test = await createTestApp();
  before = test.clock.now;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = before;
  house = await outageCalls(test, 'Tepi');
});

const end = (id: string, version = 1, as = 'restored') =>
  house.ask('POST', { path: `/${id}/end`, body: { as }, version });
const reopen = (id: string, version: number) => house.ask('POST', { path: `/${id}/reopening`, version });

describe('an outage that has ended', () => {
  it('is neither changed, nor ended again, nor joined; who has said that they have it may still take that back', async () => {
    const { a, b, ask, write } = house;
    const { id } = await write();
    await ask('PUT', { path: `/${id}/also`, who: a.person });
    await end(id);

    const answers = [
      await ask('PATCH', { path: `/${id}`, body: { title: 'Lain lagi' }, version: 2 }),
      await end(id, 2, 'cancelled'),
      await ask('PUT', { path: `/${id}/also`, who: b.person }),
      await ask('DELETE', { path: `/${id}/also`, who: a.person }),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'GANGGUAN_SUDAH_BERAKHIR'],
      [409, 'GANGGUAN_SUDAH_BERAKHIR'],
      [409, 'GANGGUAN_SUDAH_BERAKHIR'],
      [200, undefined],
    ]);
  });

  it('is open again as it was before, and one that is open cannot be opened', async () => {
    const { ask, write } = house;
    const { id } = await write();
    const early = await reopen(id, 1);
    await end(id);

    const again = await reopen(id, 2);

    expect([early.status, early.code]).toEqual([409, 'GANGGUAN_BELUM_BERAKHIR']);
    expect(again.data).toMatchObject({ ended: null, version: 3, title: 'Air padam' });
    expect((await ask('GET', {})).data).toEqual([again.data]);
  });

  it('by two at once has ended once', async () => {
    const { id } = await house.write();

    const answers = await Promise.all([end(id, 1, 'restored'), end(id, 1, 'cancelled')]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('is told once, however many processes come upon its end', async () => {
    const { a, write, told } = house;
    test.clock.now += 2 * minute;
    // What others have ended is told before.
    await tellEndedOutages(test.context);
    const { id } = await write();
    await end(id);
    test.clock.now += 2 * minute;

    const done = await Promise.all([tellEndedOutages(test.context), tellEndedOutages(test.context)]);

    expect(done.reduce((sum, each) => sum + each)).toBe(1);
    expect(await told(a.person)).toEqual(['outage-announced', 'outage-ended']);
  });

  it('is not told before the minute in which it can be taken back is over', async () => {
    const { a, write, told } = house;
    const { id } = await write();
    test.clock.now += 2 * minute;
    await tellEndedOutages(test.context);
    await end(id);

    const early = await tellEndedOutages(test.context);
    await reopen(id, 2);
    test.clock.now += 2 * minute;

    expect([early, await tellEndedOutages(test.context)]).toEqual([0, 0]);
    expect(await told(a.person)).toEqual(['outage-announced']);
  });
});

describe('a change of an outage', () => {
  it.each([
    ['its title to blanks', { title: '   ' }, 'title'],
    ['its title beyond its line', { title: 'a'.repeat(141) }, 'title'],
    ['its text beyond a page', { residentText: 'a'.repeat(2001) }, 'residentText'],
    ['its service to none that there is', { service: 'taman' }, 'service'],
    ['its begin to no time', { startsAt: 'besok' }, 'startsAt'],
    ['its end to none, where it is planned', { expectedEndAt: null }, 'expectedEndAt'],
    ['its places to none', { scope: { kind: 'units', ids: [] } }, 'scope'],
    [
      'its places to more than can be',
      { scope: { kind: 'units', ids: Array.from({ length: 201 }, () => randomUUIDv7()) } },
      'scope.ids',
    ],
  ])('does not set %s, and leaves it as it was', async (_what, body, field) => {
    const { ask, write } = house;
    const made = await write();

    const { status, errors } = await ask('PATCH', { path: `/${made.id}`, body, version: 1 });

    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect((await ask('GET', { path: `/${made.id}` })).data).toEqual(made);
  });

  it('replaces its places, and who is named anew is told of it', async () => {
    const { a, b, ask, write, told } = house;
    const { id } = await write({ scope: { kind: 'units', ids: [a.unitId] } });
    const scope = { kind: 'sections', ids: [b.sectionId] };

    const { data } = await ask('PATCH', { path: `/${id}`, body: { scope }, version: 1 });

    expect(data.scope).toEqual({ kind: 'sections', ids: [b.sectionId], names: ['Menara B'] });
    expect([await told(a.person), await told(b.person)]).toEqual([
      ['outage-announced', 'outage-changed'],
      ['outage-changed'],
    ]);
  });

  it('to the same places in another order is no news', async () => {
    const { a, b, ask, write, told } = house;
    const { id } = await write({ scope: { kind: 'units', ids: [a.unitId, b.unitId] } });

    await ask('PATCH', { path: `/${id}`, body: { scope: { kind: 'units', ids: [b.unitId, a.unitId] } }, version: 1 });

    expect(await told(a.person)).toEqual(['outage-announced']);
  });

  it('may move the end of one that has begun, though its begin lies in the past', async () => {
    const { ask, write, inHours } = house;
    const { id } = await write({ startsAt: inHours(1), expectedEndAt: inHours(3) });
    test.clock.now += 120 * minute;

    const { status, data } = await ask('PATCH', { path: `/${id}`, body: { expectedEndAt: inHours(4) }, version: 1 });

    expect([status, data.expectedEndAt]).toEqual([200, inHours(4)]);
  });

  it('needs the version that was seen', async () => {
    const { ask, write } = house;
    const { id } = await write();

    expect((await ask('PATCH', { path: `/${id}`, body: { title: 'Tanpa versi' } })).status).toBe(428);
  });
});

describe('the list of outages', () => {
  it('gives each once over all pages, also those that begin at one moment', async () => {
    const { ask, write } = house;
    for (const title of ['Satu', 'Dua', 'Tiga']) await write({ title });
    const whole = (await ask('GET', {})).data.map(({ id }: { id: string }) => id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data, meta }: Awaited<ReturnType<typeof ask>> = await ask('GET', {
        path: `?limit=1${cursor === null ? '' : `&cursor=${cursor}`}`,
      });
      seen.push(...data.map(({ id }: { id: string }) => id));
      cursor = meta.nextCursor;
    } while (cursor !== null);

    expect(seen).toEqual(whole);
  });

  it('of those that are over begins with the one that ended last, over all pages', async () => {
    const { manager, ask, write, titles } = house;
    for (const title of ['Satu', 'Dua', 'Tiga']) {
      const { id } = await write({ title });
      test.clock.now += minute;
      await end(id);
    }
    const first = await ask('GET', { path: '?show=over&limit=2' });

    expect([
      first.data.map(({ title }: { title: string }) => title),
      await titles(manager, `?show=over&limit=2&cursor=${first.meta.nextCursor}`),
    ]).toEqual([['Tiga', 'Dua'], ['Satu']]);
  });

  it.each(['bukan-kursor', Buffer.from('{"at":"kemarin"}').toString('base64url')])(
    'refuses the cursor %s at its field',
    async (cursor) => {
      const { status, errors } = await house.ask('GET', { path: `?cursor=${cursor}` });

      expect([status, Object.keys(errors)]).toEqual([422, ['cursor']]);
    },
  );

  it('of a ticket is for who may change outages; a resident is shown none', async () => {
    const { a, place, manager, ask, write, titles } = house;
    const ticketId = await makeTicket(test, place);
    const bound = await write({ title: 'Terikat' });
    await write({ title: 'Lepas' });
    await ask('PUT', { path: `/${bound.id}/tickets/${ticketId}` });

    expect([await titles(manager, `?ticketId=${ticketId}`), await titles(a.person, `?ticketId=${ticketId}`)]).toEqual([
      ['Terikat'],
      [],
    ]);
  });
});

describe('a ticket of an outage', () => {
  it('is of the same building, and there: another is not found', async () => {
    const { ask, write } = house;
    const { id } = await write();
    const elsewhere = await makePlace(test, 'Jauh');
    const foreign = await makeTicket(test, elsewhere);

    const answers = [
      await ask('PUT', { path: `/${id}/tickets/${foreign}` }),
      await ask('PUT', { path: `/${id}/tickets/${randomUUIDv7()}` }),
    ];
    const letGo = await ask('DELETE', { path: `/${id}/tickets/${foreign}` });

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    // What is not bound is let go without a word, and says nothing of whether there is such a ticket.
    expect([letGo.status, letGo.data.version]).toEqual([200, 1]);
  });

  it('is shown to who works on outages, and to no resident', async () => {
    const { a, place, technician, ask, write } = house;
    const ticketId = await makeTicket(test, place, { title: 'Pompa bocor' });
    const { id } = await write();
    await ask('PUT', { path: `/${id}/tickets/${ticketId}` });
    const shownTo = async (who: typeof technician) =>
      (await ask('GET', { path: `/${id}`, who })).data.tickets.map(({ title }: { title: string }) => title);

    expect([await shownTo(house.manager), await shownTo(a.person)]).toEqual([['Pompa bocor'], []]);
  });
});

describe('who says that they have it too', () => {
  it('counts once, however often and from however many devices they say it', async () => {
    const { a, b, ask, write } = house;
    const { id } = await write();
    const join = (who: typeof a.person) => ask('PUT', { path: `/${id}/also`, who });

    await Promise.all([join(a.person), join(a.person), join(b.person)]);

    expect((await ask('GET', { path: `/${id}`, who: a.person })).data).toMatchObject({ alsoCount: 2, also: 'yes' });
    expect((await ask('GET', { path: `/${id}` })).data).toMatchObject({ alsoCount: 2, also: 'no' });
  });

  it('takes back only what is theirs', async () => {
    const { a, b, ask, write } = house;
    const { id } = await write();
    await ask('PUT', { path: `/${id}/also`, who: a.person });

    const { data } = await ask('DELETE', { path: `/${id}/also`, who: b.person });

    expect(data).toMatchObject({ alsoCount: 1, also: 'no' });
  });

  it('is nobody of another organisation: for them it is not there', async () => {
    const { id } = await house.write();
    const stranger = await makeMember(test, await makePlace(test, 'Asing'), 'Orang', ['resident']);

    expect((await house.ask('PUT', { path: `/${id}/also`, who: stranger })).status).toBe(404);
  });
});

describe('an outage that should be over', () => {
  const late = (limit = 10) =>
    readLateOutages(
      test.context.db,
      { userId: house.manager.id, memberships: [] },
      { mayEnd: sql`o.org_id = ${house.place.orgId}`, limit, now: test.clock.now },
    );

  it('is late from the moment that was said, counted whole where only some are shown', async () => {
    const { write, inHours } = house;
    await write({ title: 'Kedua', startsAt: inHours(0), expectedEndAt: inHours(2) });
    await write({ title: 'Pertama', startsAt: inHours(0), expectedEndAt: inHours(1) });
    test.clock.now += 60 * minute - 1;
    const early = await late();
    test.clock.now += 1;
    const first = await late();
    test.clock.now += 60 * minute;
    const cut = await late(1);

    expect([early, first, cut].map(({ total, outages }) => [total, outages.map(({ title }) => title)])).toEqual([
      [0, []],
      [1, ['Pertama']],
      [2, ['Pertama']],
    ]);
  });

  it('is no longer late once it has ended', async () => {
    const { write, inHours } = house;
    const { id } = await write({ startsAt: inHours(0), expectedEndAt: inHours(1) });
    test.clock.now += 61 * minute;
    await end(id);

    expect((await late()).total).toBe(0);
  });
});
