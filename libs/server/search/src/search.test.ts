import { randomUUIDv7 } from 'node:crypto';
import type { SearchAnswer, SearchHit } from '@imah/contract/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import {
  makeDevice,
  makeMember,
  makePerson,
  makePlace,
  makeTicket,
  makeTopic,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Kenanga');
});
afterAll(() => test.close());

async function find(q: string, { bearer }: TestPerson = place.owner): Promise<SearchAnswer> {
  const answer = await test.app.inject({ url: `/api/v1/search?q=${encodeURIComponent(q)}`, headers: bearer });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const titles = async (q: string, person?: TestPerson) => (await find(q, person)).hits.map(({ title }) => title);
const kinds = async (q: string, person?: TestPerson) =>
  (await find(q, person)).hits.map(({ kind, title }) => `${kind} ${title}`);
const db = () => test.context.db;

/** A person of the organisation, living in the unit from today. */
async function makeOccupant(unitId: string | null, person: { name: string; phone?: string; email?: string }) {
  const id = randomUUIDv7();
  await sql`
    INSERT INTO person (org_id, id, name, phone, email)
    VALUES (${place.orgId}, ${id}, ${person.name}, ${person.phone ?? null}, ${person.email ?? null})`.execute(db());
  if (unitId !== null) await moveIn(id, unitId);
  return id;
}

async function moveIn(personId: string, unitId: string) {
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, period)
    VALUES (${place.orgId}, ${randomUUIDv7()}, ${unitId}, ${personId}, 'tenant', true, '[2026-11-01,)')`.execute(db());
}

/** A second building of the organisation. */
const anotherBuilding = (name: string) =>
  db()
    .transaction()
    .execute((trx) =>
      makeBuildingOf(
        trx,
        {
          orgId: place.orgId,
          name,
          kind: 'office',
          timeZone: 'Asia/Jakarta',
          address: { street: 'Jalan Merdeka 7', city: 'Bandung', province: 'Jawa Barat' },
          locale: 'id',
          by: { kind: 'user', id: place.owner.id },
        },
        test.clock.now,
      ),
    );

describe('what is found', () => {
  it('are buildings, units, devices, active alarms, occupants and members, each with where it is', async () => {
    const unitId = await makeUnit(test, place, 'Zamrud-01', null);
    const deviceId = await makeDevice(test, place, { name: 'Zamrud pompa', unitId });
    const personId = await makeOccupant(unitId, { name: 'Zamrud Hidayat' });
    const member = await makeMember(test, place, 'Zamrud', ['technician']);
    const alarmId = randomUUIDv7();
    await sql`
      INSERT INTO alarm (org_id, id, building_id, device_id, condition, severity, raised_at, last_at)
      VALUES (${place.orgId}, ${alarmId}, ${place.buildingId}, ${deviceId}, 'offline', 'major', now(), now())`.execute(
      db(),
    );
    const buildingId = await anotherBuilding('Zamrud Tower');

    const { hits } = await find('zamrud');

    const inKenanga = { orgId: place.orgId, buildingId: place.buildingId, buildingName: 'Gedung Kenanga' };
    const inTower = { orgId: place.orgId, buildingId, buildingName: 'Zamrud Tower' };
    const expected: SearchHit[] = [
      {
        kind: 'member',
        id: expect.any(String),
        title: 'Zamrud',
        detail: null,
        ...inKenanga,
        buildingId: null,
        buildingName: null,
      },
      { kind: 'building', id: buildingId, title: 'Zamrud Tower', detail: expect.any(String), ...inTower },
      { kind: 'person', id: personId, title: 'Zamrud Hidayat', detail: 'Zamrud-01', ...inKenanga },
      { kind: 'unit', id: unitId, title: 'Zamrud-01', detail: null, ...inKenanga },
      { kind: 'device', id: deviceId, title: 'Zamrud pompa', detail: null, ...inKenanga },
      { kind: 'alarm', id: alarmId, title: 'Zamrud pompa', detail: 'major', ...inKenanga },
    ];
    expect(hits).toEqual(expected);
    expect(hits[0]?.title).toBe((await find(member.email)).hits[0]?.title);
  });

  it.each([
    ['a letter too many', 'kenangga'],
    ['a letter too few', 'kenaga'],
    ['two letters exchanged', 'keannga'],
    ['the words in another order', 'kenanga gedung'],
    ['upper case and spaces', '  KENANGA  '],
    ['the street', 'jalan melati'],
    ['the middle of a word', 'enang'],
  ])('is found in spite of %s', async (_, typed) => {
    expect(await titles(typed)).toContain('Gedung Kenanga');
  });

  it.each(['%', '_', '%%%', '\\', '"', "'", '<script>', '()', '🙂', '-', '[a-z]+', ';;;;'])(
    'takes %j for a text and not for a pattern',
    async (typed) => {
      expect(await titles(typed)).toEqual([]);
    },
  );

  it('is nothing where nothing was typed', async () => {
    expect(await find(' ')).toEqual({ hits: [], number: null });
  });

  it('begins with what is called exactly so, then what begins so', async () => {
    for (const code of ['Q-1', 'Q-10', 'Q-11', 'XQ-1']) await makeUnit(test, place, code, null);

    expect(await titles('q-1')).toEqual(['Q-1', 'Q-10', 'Q-11', 'XQ-1']);
    expect((await titles('q-')).slice(0, 3)).toEqual(['Q-1', 'Q-10', 'Q-11']);
  });

  it('is a person by phone, address and unit, once for all units', async () => {
    const one = await makeUnit(test, place, 'R-701', null);
    const other = await makeUnit(test, place, 'R-702', null);
    const id = await makeOccupant(one, { name: 'Dewi Lestari', phone: '+6281234567', email: 'dewi@rumah.test' });
    await moveIn(id, other);

    for (const typed of ['81234567', '081234', '0812-345', 'dewi@rumah', 'Dewy']) {
      const hit = (await find(typed)).hits.find(({ kind }) => kind === 'person');
      expect(hit).toMatchObject({ id, title: 'Dewi Lestari', detail: 'R-701, R-702' });
    }
    expect(await kinds('R-702')).toEqual(expect.arrayContaining(['unit R-702', 'person Dewi Lestari']));
  });
});

describe('a number', () => {
  it('is recognised, and nothing is shown that only looks like it', async () => {
    await makeDevice(test, place, { name: 'TKT-2026-000124' });

    expect(await find('tkt 2026 123')).toEqual({ hits: [], number: { kind: 'TKT', text: 'TKT-2026-000123' } });
  });

  it('finds the record that carries it', async () => {
    const id = await makeDevice(test, place, { name: 'AST-2026-000777' });

    const { hits, number } = await find('AST-2026-777');

    expect(number).toEqual({ kind: 'AST', text: 'AST-2026-000777' });
    expect(hits.map((hit) => hit.id)).toEqual([id]);
  });
});

describe('a ticket', () => {
  it('is found by its number, the end of it and its title, also misspelt, with the state it is in', async () => {
    const id = await makeTicket(test, place, { title: 'Jendela macet' });
    const { rows } = await sql<{ number: string }>`SELECT number FROM ticket WHERE id = ${id}`.execute(db());
    const number = rows[0]?.number ?? '';
    await sql`UPDATE ticket SET state = 'resolved' WHERE id = ${id}`.execute(db());

    const hit = {
      kind: 'ticket',
      id,
      title: `${number} Jendela macet`,
      detail: 'resolved',
      orgId: place.orgId,
      buildingId: place.buildingId,
      buildingName: 'Gedung Kenanga',
    };
    for (const typed of [number, number.toLowerCase(), number.slice(-6), 'jendela', 'jnedela', 'jendla macet'])
      expect([typed, (await find(typed)).hits]).toEqual([typed, [hit]]);
  });

  it('is found by its new title and by who works on it now', async () => {
    const one = await makeMember(test, place, 'Umar', ['vendor']);
    const other = await makeMember(test, place, 'Udin', ['vendor']);
    const id = await makeTicket(test, place, { title: 'Selokan lama', audience: 'staff' });
    const found = async () => [
      await titles('selokan', one),
      await titles('selokan', other),
      (await titles('selokan')).length,
    ];
    const before = await found();
    await sql`UPDATE ticket SET assignee_id = ${one.id}, title = 'Selokan baru' WHERE id = ${id}`.execute(db());
    await sql`INSERT INTO ticket_executor (org_id, ticket_id, user_id) VALUES (${place.orgId}, ${id}, ${other.id})`.execute(
      db(),
    );
    const given = await found();
    await sql`UPDATE ticket SET assignee_id = NULL WHERE id = ${id}`.execute(db());
    await sql`DELETE FROM ticket_executor WHERE ticket_id = ${id}`.execute(db());

    const title = [expect.stringMatching(/ Selokan baru$/)];
    expect([before, given, await found()]).toEqual([
      [[], [], 1],
      [title, title, 1],
      [[], [], 1],
    ]);
  });
});

describe('a topic', () => {
  const setTopic = (id: string, columns: ReturnType<typeof sql>) =>
    sql`UPDATE topic SET ${columns} WHERE id = ${id}`.execute(db());

  it('is found by its number, the end of it and its title, also misspelt, with its kind', async () => {
    const { topicId } = await makeTopic(test, place, 'Senam lansia');
    const { rows } = await sql<{ number: string }>`SELECT number FROM topic WHERE id = ${topicId}`.execute(db());
    const number = rows[0]?.number ?? '';

    const hit = {
      kind: 'topic',
      id: topicId,
      title: `${number} Senam lansia`,
      detail: 'discussion',
      orgId: place.orgId,
      buildingId: place.buildingId,
      buildingName: 'Gedung Kenanga',
    };
    const topics = async (typed: string) => (await find(typed)).hits.filter(({ kind }) => kind === 'topic');
    for (const typed of [number, 'tpc/2026/1', number.slice(-6), 'senam', 'senam lanssia', 'lanisa'])
      expect([typed, await topics(typed)]).toEqual([typed, [hit]]);
    expect(await find('TPC-2026-999')).toEqual({ hits: [], number: { kind: 'TPC', text: 'TPC-2026-000999' } });
    await setTopic(topicId, sql`title = 'Tari piring'`);
    expect([await titles('senam'), await titles('piring')]).toEqual([[], [`${number} Tari piring`]]);
    await setTopic(topicId, sql`deleted_at = now()`);
    expect(await titles('piring')).toEqual([]);
  });

  it('is found by nobody outside of its audience, nor before it is published, and by whoever moderates', async () => {
    const resident = await makeMember(test, place, 'Yuni', ['resident']);
    const neighbour = await makeMember(test, place, 'Yanto', ['resident']);
    const manager = await makeMember(test, place, 'Yoga', ['building-manager']);
    const elsewhere = await makeMember(
      test,
      place,
      'Yusuf',
      ['building-manager'],
      [await anotherBuilding('Gedung Soka')],
    );
    const stranger = await makePlace(test, 'Wijayakusuma');
    const unitId = await makeUnit(test, place, 'Y-1', resident);
    await makeUnit(test, place, 'Y-2', neighbour);
    const { topicId } = await makeTopic(test, place, 'Pipa lantai dua');
    const finders = async () => {
      const people = { resident, neighbour, manager, elsewhere, stranger: stranger.owner, nobody };
      const found = await Promise.all(
        Object.entries(people).map(
          async ([name, person]) => [name, (await titles('pipa lantai', person)).length] as const,
        ),
      );
      return found.flatMap(([name, count]) => (count === 1 ? [name] : []));
    };
    const nobody = await makePerson(test, 'Yosef');

    const forAll = await finders();
    await setTopic(topicId, sql`audience = 'units'`);
    await sql`INSERT INTO topic_audience (org_id, topic_id, unit_id) VALUES (${place.orgId}, ${topicId}, ${unitId})`.execute(
      db(),
    );
    const forUnit = await finders();
    await setTopic(topicId, sql`publish_at = ${new Date(test.clock.now + 60_000)}`);

    expect([forAll, forUnit, await finders()]).toEqual([
      ['resident', 'neighbour', 'manager'],
      ['resident', 'manager'],
      ['manager'],
    ]);
  });

  it('is shown beside many others that are called so, and never crowds them out', async () => {
    for (let index = 0; index < 21; index += 1) await makeTicket(test, place, { title: `Gorden ${index}` });
    for (let index = 0; index < 6; index += 1) await makeTopic(test, place, `Gorden bersama ${index}`);

    const { hits } = await find('gorden');

    const count = (kind: string) => hits.filter((hit) => hit.kind === kind).length;
    expect([count('ticket'), count('topic')]).toEqual([15, 5]);
  });
});

describe('rights', () => {
  it('of one building find nothing of another', async () => {
    const buildingId = await anotherBuilding('Menara Seroja');
    const there = await makeMember(test, place, 'Rani', ['building-manager'], [buildingId]);
    const unplaced = await makeOccupant(null, { name: 'Seroja Tanpa Unit' });

    expect(await kinds('seroja', there)).toEqual(['building Menara Seroja']);
    expect(await titles('kenanga', there)).toEqual(['Owner-Kenanga']);
    expect((await find('seroja')).hits.map(({ id }) => id)).toContain(unplaced);
  });

  it('of another organisation find nothing here', async () => {
    const stranger = await makePlace(test, 'Mawar');

    expect(await titles('kenanga', stranger.owner)).toEqual([]);
    expect(await titles('gedung', stranger.owner)).toEqual(['Gedung Mawar']);
  });

  it('of a technician do not find people, those of a vendor find nothing', async () => {
    await makeOccupant(null, { name: 'Flamboyan Putri' });
    await makeDevice(test, place, { name: 'Flamboyan panel' });
    const technician = await makeMember(test, place, 'Tono', ['technician']);
    const vendor = await makeMember(test, place, 'Vina', ['vendor']);
    const nobody = await makePerson(test, 'Nana');

    expect(await kinds('flamboyan', technician)).toEqual(['device Flamboyan panel']);
    expect([await titles('flamboyan', vendor), await titles('flamboyan', nobody)]).toEqual([[], []]);
  });

  it('of a resident find their own unit and its devices', async () => {
    const resident = await makeMember(test, place, 'Wati', ['resident']);
    const own = await makeUnit(test, place, 'Bakung-1', resident);
    const other = await makeUnit(test, place, 'Bakung-2', null);
    await makeDevice(test, place, { name: 'Bakung meter satu', unitId: own });
    await makeDevice(test, place, { name: 'Bakung meter dua', unitId: other });

    expect(await kinds('bakung', resident)).toEqual(['unit Bakung-1', 'device Bakung meter satu']);
  });

  it('of a resident find the tickets of their unit and their own reports, and never what is for staff', async () => {
    const resident = await makeMember(test, place, 'Tari', ['resident']);
    const neighbour = await makeMember(test, place, 'Neni', ['resident']);
    const own = await makeUnit(test, place, 'T-1', resident);
    const other = await makeUnit(test, place, 'T-2', neighbour);
    await makeTicket(test, place, { title: 'Wastafel satu', unitId: own });
    await makeTicket(test, place, { title: 'Wastafel dua', reporterId: resident.id });
    await makeTicket(test, place, { title: 'Wastafel tiga', unitId: other, reporterId: neighbour.id });
    await makeTicket(test, place, { title: 'Wastafel empat', unitId: own, reporterId: resident.id, audience: 'staff' });
    const stranger = await makePlace(test, 'Dahlia');

    const named = async (person: TestPerson) => (await titles('wastafel', person)).map((title) => title.slice(16));
    expect([await named(resident), await named(neighbour), await named(stranger.owner)]).toEqual([
      ['Wastafel satu', 'Wastafel dua'],
      ['Wastafel tiga'],
      [],
    ]);
    expect((await named(place.owner)).toSorted()).toEqual([
      'Wastafel dua',
      'Wastafel empat',
      'Wastafel satu',
      'Wastafel tiga',
    ]);
  });

  it('show the same tickets as the list of tickets does, whoever asks', async () => {
    const there = { ...place, buildingId: await anotherBuilding('Gedung Kamboja') };
    const groups = [
      'owner',
      'building-manager',
      'supervisor',
      'technician',
      'resident',
      'vendor',
      'finance',
      'reception',
    ] as const;
    const people = [];
    for (const group of groups) {
      people.push(await makeMember(test, place, `Semua-${group}`, [group]));
      people.push(await makeMember(test, place, `Satu-${group}`, [group], [place.buildingId]));
    }
    for (const [index, person] of people.entries()) {
      const at = index % 2 === 0 ? place : there;
      const audience = index % 3 === 0 ? 'staff' : 'resident';
      const ticketId = await makeTicket(test, at, { title: `Gerendel ${index}`, reporterId: person.id, audience });
      const worker = people[(index + 5) % people.length]?.id ?? '';
      if (index % 4 < 2) await sql`UPDATE ticket SET assignee_id = ${worker} WHERE id = ${ticketId}`.execute(db());
      else
        await sql`INSERT INTO ticket_executor (org_id, ticket_id, user_id) VALUES (${place.orgId}, ${ticketId}, ${worker})`.execute(
          db(),
        );
    }

    for (const person of people) {
      const listed = await test.app.inject({ url: '/api/v1/tickets?q=gerendel&limit=50', headers: person.bearer });
      const rows: { number: string; title: string }[] = listed.statusCode === 200 ? listed.json().data : [];
      const expected = rows.map(({ number, title }) => `${number} ${title}`);
      const found = (await find('gerendel', person)).hits.filter(({ kind }) => kind === 'ticket');
      expect([person.email, found.map(({ title }) => title).toSorted()]).toEqual([person.email, expected.toSorted()]);
    }
  });

  it('that were taken away find nothing any more', async () => {
    const left = await makeMember(test, place, 'Lala', ['supervisor']);
    expect(await titles('kenanga', left)).toContain('Gedung Kenanga');

    await sql`UPDATE membership SET status = 'suspended' WHERE user_id = ${left.id}`.execute(db());

    expect(await titles('kenanga', left)).toEqual([]);
  });
});

describe('what changes', () => {
  it('is found by its new name and not by its old one', async () => {
    const deviceId = await makeDevice(test, place, { name: 'Anggrek lama' });
    const unitId = await makeUnit(test, place, 'Anggrek-9', null);
    const personId = await makeOccupant(unitId, { name: 'Anggrek Sari' });
    await sql`UPDATE device SET name = 'Cempaka baru' WHERE id = ${deviceId}`.execute(db());
    await sql`UPDATE unit SET code = 'Cempaka-9' WHERE id = ${unitId}`.execute(db());
    await sql`UPDATE person SET name = 'Cempaka Sari' WHERE id = ${personId}`.execute(db());
    await sql`UPDATE building SET name = 'Cempaka Residence' WHERE id = ${place.buildingId}`.execute(db());

    const now = await kinds('cempaka');
    await sql`UPDATE building SET name = 'Gedung Kenanga' WHERE id = ${place.buildingId}`.execute(db());

    expect(now.toSorted()).toEqual([
      'building Cempaka Residence',
      'device Cempaka baru',
      'person Cempaka Sari',
      'unit Cempaka-9',
    ]);
    expect(await titles('anggrek')).toEqual([]);
    expect((await find('cempaka sari')).hits[0]?.detail).toBe('Cempaka-9');
  });

  it('is not found once it is deleted, and a whole building goes with all that is in it', async () => {
    const buildingId = await anotherBuilding('Teratai Plaza');
    const teratai = { ...place, buildingId };
    const unitId = await makeUnit(test, teratai, 'Teratai-1', null);
    const personId = await makeOccupant(unitId, { name: 'Teratai Ayu' });
    const deviceId = await makeDevice(test, teratai, { name: 'Teratai lift' });
    await sql`
      INSERT INTO alarm (org_id, id, building_id, device_id, condition, severity, raised_at, last_at)
      VALUES (${place.orgId}, ${randomUUIDv7()}, ${buildingId}, ${deviceId}, 'offline', 'major', now(), now())`.execute(
      db(),
    );
    expect(await titles('teratai')).toHaveLength(5);

    await sql`UPDATE alarm SET active = false, cleared_at = now() WHERE device_id = ${deviceId}`.execute(db());
    expect(await titles('teratai')).toHaveLength(4);
    await sql`DELETE FROM building WHERE id = ${buildingId}`.execute(db());
    expect(await kinds('teratai')).toEqual(['person Teratai Ayu']);
    await sql`DELETE FROM person WHERE id = ${personId}`.execute(db());
    expect(await titles('teratai')).toEqual([]);
  });

  it('goes with a whole demonstration', async () => {
    const demo = await makePlace(test, 'Contoh');
    await sql`UPDATE organization SET is_demo = true WHERE id = ${demo.orgId}`.execute(db());
    await makeUnit(test, demo, 'C-1', demo.owner);
    await sql`DELETE FROM membership_group WHERE org_id = ${demo.orgId}`.execute(db());

    await sql`DELETE FROM organization WHERE id = ${demo.orgId}`.execute(db());

    const { rows } = await sql`SELECT 1 FROM search_entry WHERE org_id = ${demo.orgId}`.execute(db());
    expect(rows).toEqual([]);
  });
});
