import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import {
  type DefaultGroupKey,
  defaultGroupGrants,
  defaultGroupKeys,
  defaultTicketVisibility,
} from '@imah/contract/access';
import type { Endpoint } from '@imah/contract/core';
import { type EndpointName, endpoints } from '@imah/contract/endpoints';
import { makeScanCode } from '@imah/contract/scan/words';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '@imah/server-platform/sessions';
import { refusalStatuses } from '@imah/server-platform/http';
import {
  makeAlarm,
  makeBuilding,
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
import { emailMailQueue } from '@imah/server-identity/email';
import { createTestApp } from '../testing/test-app.ts';
import { sendFile, uploadCalls } from '@imah/server-platform/files/testing';

/**
 * Every endpoint of the contract, asked by everyone. What is expected follows from the endpoint's
 * own `access` and the grants of the person's group, so an endpoint that is new is in here by itself.
 */
const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = all.filter(([, { access }]) =>
  ['permission', 'member', 'uploader', 'file', 'topic'].includes(access.kind),
);
const changing = all.filter(([, { method }]) => method !== 'GET');

/** In the names of all that belongs to the organisation asked about. */
const marker = 'Rahasia';

/** `null`: no membership in the organisation asked about. */
const roles: Readonly<Record<Role, readonly DefaultGroupKey[] | null>> = {
  nobody: null,
  'owner of another organisation': null,
  'member without a group': [],
  'manager of this building': ['building-manager'],
  'manager of another building': ['building-manager'],
  ...inEachGroup(),
};
type Role =
  | 'nobody'
  | 'owner of another organisation'
  | 'member without a group'
  | 'manager of this building'
  | 'manager of another building'
  | DefaultGroupKey;
const roleNames = Object.keys(roles) as Role[];

function inEachGroup() {
  // The keys are those of the list; Object.fromEntries forgets them.
  return Object.fromEntries(defaultGroupKeys.map((key) => [key, [key]])) as Record<DefaultGroupKey, [DefaultGroupKey]>;
}

let test: TestApp;
let place: TestPlace;
let neighbour: TestPlace;
let ids: Record<string, string>;
/** A second building of the organisation. */
let otherBuildingId: string;
const people: Partial<Record<Role, TestPerson>> = {};

beforeAll(async () => {
  test = await createTestApp({ jobs: true });
  await test.context.jobs.createQueue(emailMailQueue);
  place = await makePlace(test, marker);
  neighbour = await makePlace(test, 'Tetangga');
  otherBuildingId = await makeBuilding(test, place, 'Anggrek');
  const deviceId = await makeDevice(test, place, { name: `${marker} pompa`, online: true });
  ids = {
    orgId: place.orgId,
    buildingId: place.buildingId,
    deviceId,
    entity: 'building',
    entityId: place.buildingId,
    sessionId: randomUUIDv7(),
    tokenId: randomUUIDv7(),
    credentialId: await credentialOf(deviceId),
    commandId: await waitingCommand(deviceId),
    identityId: randomUUIDv7(),
    purpose: 'news',
    ...(await peopleIds()),
    ...(await placeIds()),
    ...(await billIds()),
    ...(await meterIds()),
    ...(await scanIds()),
    wallId: await makeWall(),
    ticketId: await makeTicket(test, place, { title: `${marker} keran bocor` }),
    policyId: await firstPolicy(),
    checkId: randomUUIDv7(),
    checklistId: await someChecklist(),
    partId: randomUUIDv7(),
    quoteId: randomUUIDv7(),
    appointmentId: randomUUIDv7(),
    viewId: randomUUIDv7(),
    ruleId: randomUUIDv7(),
    typeId: await makeType(),
    alarmRuleId: await makeAlarmRule(),
    alarmWindowId: await makeAlarmWindow(),
    foundId: randomUUIDv7(),
    problemId: randomUUIDv7(),
    replyId: randomUUIDv7(),
    categoryId: randomUUIDv7(),
    productCategoryId: randomUUIDv7(),
    promotionId: randomUUIDv7(),
    orderId: randomUUIDv7(),
    ...(await makeProduct()),
    openingImportId: await makeOpeningImport(),
    targetId: randomUUIDv7(),
    entryId: randomUUIDv7(),
    commentId: randomUUIDv7(),
    joinRequestId: randomUUIDv7(),
    householdMemberId: randomUUIDv7(),
    pageId: randomUUIDv7(),
    userId: randomUUIDv7(),
    ...(await makeTopic(test, place, `${marker} parkir`)),
  };
  for (const role of roleNames) {
    const groups = roles[role];
    if (groups !== null) people[role] = await makeMember(test, place, role.replaceAll(' ', '-'), groups, reachOf(role));
  }
  people['owner of another organisation'] = neighbour.owner;
  ids = { ...ids, ...(await fileIds()), size: 'small' };
  ids['pushDeviceId'] = randomUUIDv7();
  ids['alarmId'] = await makeAlarm(test, place, deviceId);
});
afterAll(() => test.close());

/** A rule that holds in all buildings. */
async function makeAlarmRule(): Promise<string> {
  const id = randomUUIDv7();
  await test.context.db
    .insertInto('alarm_rule')
    .values({
      org_id: place.orgId,
      id,
      name: marker,
      scope: JSON.stringify({ kind: 'type', typeKey: 'pump' }),
      condition: JSON.stringify({ kind: 'metric', metric: 'temperature', is: 'above', value: 30 }),
      trigger: JSON.stringify({ kind: 'at-once' }),
      clear: JSON.stringify({ hysteresis: 0, keepSec: 0 }),
      schedule: JSON.stringify({ kind: 'always' }),
      severity: 'major',
      state: 'off',
      created_at: new Date(),
    })
    .execute();
  return id;
}

/** Maintenance of long ago: ending it changes nothing. */
async function makeAlarmWindow(): Promise<string> {
  const id = randomUUIDv7();
  const [from, to] = [new Date(0), new Date(3_600_000)];
  await test.context.db
    .insertInto('alarm_window')
    .values({
      org_id: place.orgId,
      id,
      building_id: place.buildingId,
      reason: marker,
      scope: 'building',
      place_ids: [],
      starts_at: from,
      ends_at: to,
      rhythm: 'once',
      created_at: from,
    })
    .execute();
  return id;
}

/** An import of opening balances of long ago, which cannot be taken back. */
async function makeOpeningImport(): Promise<string> {
  const id = randomUUIDv7();
  await test.context.db
    .insertInto('opening_import')
    .values({
      org_id: place.orgId,
      id,
      building_id: place.buildingId,
      at: new Date(0),
      booked_on: '2020-01-01',
      bills: 0,
      owed: 0,
      deposits: 1,
      kept: 1,
    })
    .execute();
  return id;
}

/** A device type that the organisation made. */
/** One with a price that holds and an import of long ago: neither can be taken back, so that each who may finds them. */
async function makeProduct() {
  const [productId, priceId, importId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const { db } = test.context;
  const shared = { org_id: place.orgId, created_at: new Date() };
  const product = { kind: 'goods', unit: 'galon', tax: 'none', state: 'active' } as const;
  await db
    .insertInto('product')
    .values({ ...shared, ...product, id: productId, sku: 'AIR-19', name: marker })
    .execute();
  await db
    .insertInto('product_price')
    .values({ ...shared, id: priceId, product_id: productId, amount: 18_000, from_on: '2020-01-01' })
    .execute();
  const long = { at: new Date(0), created: 1, changed: 0, prices: 0, steps: '[]' };
  await db
    .insertInto('product_import')
    .values({ org_id: place.orgId, id: importId, ...long })
    .execute();
  return { productId, priceId, importId };
}

async function makeType(): Promise<string> {
  const id = randomUUIDv7();
  const label = { id: 'Isi', en: 'Level' };
  const metrics = [{ key: 'level', label, kind: 'gauge', unit: '%', decimals: 0 }];
  const definition = { name: label, icon: 'lucide:gauge', metrics, controls: [], offlineAfterSec: 60 };
  await sql`INSERT INTO device_type (org_id, id, name, definition, offline_after_sec, created_at)
    VALUES (${place.orgId}, ${id}, ${marker}, ${JSON.stringify(definition)}::jsonb, 60, now())`.execute(
    test.context.db,
  );
  return id;
}

/** What the device, and the devices of its building, say who they are with. */
/** One that can be taken back; the first who may takes it, and the others come too late. */
async function waitingCommand(deviceId: string): Promise<string> {
  const id = randomUUIDv7();
  await test.context.db
    .insertInto('device_command')
    .values({
      org_id: place.orgId,
      id,
      device_id: deviceId,
      method: 'set',
      params: JSON.stringify({ key: 'running', value: true }),
      status: 'awaiting-approval',
      requested_by: place.owner.id,
      expires_at: new Date(test.clock.now + 3_600_000),
    })
    .execute();
  return id;
}

async function credentialOf(deviceId: string): Promise<string> {
  const id = randomUUIDv7();
  const row = { org_id: place.orgId, device_id: deviceId, id, username: id, secret_hash: Buffer.alloc(32) };
  await test.context.db.insertInto('device_credential').values(row).execute();
  const { device_id: _device, ...ofBuilding } = row;
  const created = { building_id: place.buildingId, created_at: new Date(), username: `building-${id}` };
  await test.context.db
    .insertInto('building_credential')
    .values({ ...ofBuilding, ...created })
    .execute();
  return id;
}

/** The buildings of a role; the other one is in nobody's records. */
function reachOf(role: Role): 'all' | readonly string[] {
  if (role === 'manager of this building') return [place.buildingId];
  return role === 'manager of another building' ? [otherBuildingId] : 'all';
}

/** A label of the building; and one that everybody may scan, with a report that came by it, of another. */
async function scanIds() {
  const label = async ({ orgId, buildingId }: TestPlace, code: string) => {
    const id = randomUUIDv7();
    const row = { org_id: orgId, id, building_id: buildingId, code, created_at: new Date() };
    await test.context.db.insertInto('scan_code').values(row).execute();
    return id;
  };
  const [code, token] = [makeScanCode(randomBytes(10)), randomUUIDv7()];
  const codeId = await label(place, makeScanCode(randomBytes(10)));
  const report = {
    org_id: neighbour.orgId,
    code_id: await label(neighbour, code),
    ticket_id: await makeTicket(test, neighbour),
    token_hash: createHash('sha256').update(token).digest(),
    at: new Date(),
  };
  await test.context.db.insertInto('scan_report').values(report).execute();
  return { codeId, code, token };
}

/** A member, the group they are in, and an invitation. */
async function peopleIds() {
  const { id } = await makeMember(test, place, `${marker}-anggota`, ['vendor']);
  const invitationId = randomUUIDv7();
  await sql`
    INSERT INTO invitation (org_id, id, email, locale, expires_at)
    VALUES (${place.orgId}, ${invitationId}, ${`${marker}@imah.test`}, 'id', now() + interval '7 days')`.execute(
    test.context.db,
  );
  const ofMember = await test.context.db
    .selectFrom('membership')
    .innerJoin('membership_group', 'membership_group.membership_id', 'membership.id')
    .select(['membership.id as memberId', 'membership_group.group_id as groupId'])
    .where('membership.user_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...ofMember, invitationId };
}

/** A unit somebody lives in, where it stands, a notice, an outage, and a number to call. */
async function placeIds(): Promise<Record<string, string>> {
  const { db } = test.context;
  const someone = await makePerson(test, `${marker}-Penghuni`);
  const unitId = await makeUnit(test, place, `${marker.toUpperCase()}-01`, someone);
  const floor = await db
    .selectFrom('floor')
    .select(['id', 'section_id'])
    .where('org_id', '=', place.orgId)
    .executeTakeFirstOrThrow();
  const stay = await db
    .selectFrom('occupancy')
    .select(['id', 'person_id'])
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  const noticeId = randomUUIDv7();
  await db
    .insertInto('notice')
    .values({
      org_id: place.orgId,
      id: noticeId,
      building_id: place.buildingId,
      title: `${marker} kabar`,
      published_at: new Date(test.clock.now),
      expires_at: new Date(test.clock.now + 86_400_000),
    })
    .execute();
  const contactId = randomUUIDv7();
  const guard = { id: contactId, name: `${marker} pos`, role: 'security', phone: '+62215551234', position: 0 } as const;
  await db
    .insertInto('building_contact')
    .values({ org_id: place.orgId, building_id: place.buildingId, ...guard })
    .execute();
  const shiftId = randomUUIDv7();
  const shift = { id: shiftId, contact_id: contactId, days: [1], from_time: '08:00', to_time: '17:00' };
  await db
    .insertInto('duty_shift')
    .values({ org_id: place.orgId, building_id: place.buildingId, ...shift })
    .execute();
  const outageId = randomUUIDv7();
  const at = new Date(test.clock.now);
  const outage = {
    id: outageId,
    year: 2026,
    count: 1,
    kind: 'urgent',
    service: 'water',
    title: `${marker} padam`,
  } as const;
  const said = { resident_text: '', internal_note: '', scope: 'all', starts_at: at, created_at: at } as const;
  await db
    .insertInto('outage')
    .values({ org_id: place.orgId, building_id: place.buildingId, ...outage, ...said })
    .execute();
  return {
    outageId,
    unitId,
    floorId: floor.id,
    sectionId: floor.section_id,
    occupancyId: stay.id,
    personId: stay.person_id,
    noticeId,
    contactId,
    shiftId,
  };
}

/** A run of the month, an account of the books, and a bill that nobody has. */
async function billIds(): Promise<Record<string, string>> {
  const runId = randomUUIDv7();
  await test.context.db
    .insertInto('billing_run')
    .values({
      org_id: place.orgId,
      id: runId,
      building_id: place.buildingId,
      period: '2026-11',
      due_on: '2026-11-20',
      created_at: new Date(test.clock.now),
    })
    .execute();
  const accountId = randomUUIDv7();
  await test.context.db
    .insertInto('ledger_account')
    .values({ org_id: place.orgId, id: accountId, code: '1130', name: 'Bank BCA', type: 'asset', normal: 'debit' })
    .execute();
  const bankAccountId = randomUUIDv7();
  const holder = { name: 'BCA', bank: 'bca' as const, number: '1234567890', holder: 'Graha' };
  await test.context.db
    .insertInto('bank_account')
    .values({ org_id: place.orgId, id: bankAccountId, account_id: accountId, ...holder })
    .execute();
  const ofStatement = { bankAccountId, lineId: randomUUIDv7(), matchId: randomUUIDv7() };
  const imported = { org_id: place.orgId, id: randomUUIDv7(), bank_account_id: bankAccountId };
  const days = { from_on: '2026-11-01', to_on: '2026-11-01' };
  await test.context.db
    .insertInto('statement_import')
    .values({
      ...imported,
      ...days,
      format: 'bca',
      file_name: 'a.csv',
      line_count: 1,
      known_count: 0,
      imported_at: new Date(test.clock.now),
      imported_by_name: 'Rina',
    })
    .execute();
  await test.context.db
    .insertInto('statement_line')
    .values({
      org_id: place.orgId,
      id: ofStatement.lineId,
      bank_account_id: bankAccountId,
      import_id: imported.id,
      hash: Buffer.alloc(32),
      on_day: '2026-11-01',
      position: 1,
      amount: 1_000,
      description: 'Uang',
    })
    .execute();
  const ofOthers = { billId: randomUUIDv7(), paymentId: randomUUIDv7(), creditNoteId: randomUUIDv7() };
  return {
    runId,
    accountId,
    ...ofStatement,
    ...ofOthers,
    onlinePaymentId: randomUUIDv7(),
    disputeId: randomUUIDv7(),
    instalmentPlanId: randomUUIDv7(),
    linkId: randomUUIDv7(),
    payoutId: randomUUIDv7(),
    expenseId: randomUUIDv7(),
    budgetId: randomUUIDv7(),
    vendorId: randomUUIDv7(),
  };
}

/** A wall that shows the dashboard of the building. */
async function makeWall(): Promise<string> {
  const wall = { org_id: place.orgId, wall_id: randomUUIDv7() };
  const made = { made_by: place.owner.id, made_by_name: 'Rina', made_at: new Date(test.clock.now) };
  await test.context.db
    .insertInto('wall')
    .values({ org_id: wall.org_id, id: wall.wall_id, name: 'Lobi', token_hash: Buffer.alloc(32), seconds: 30, ...made })
    .execute();
  await test.context.db
    .insertInto('wall_building')
    .values({ ...wall, position: 0, building_id: place.buildingId })
    .execute();
  return wall.wall_id;
}

/** A meter of all, and a reading of it that waits. */
async function meterIds(): Promise<Record<string, string>> {
  const [meterId, readingId] = [randomUUIDv7(), randomUUIDv7()];
  const created_at = new Date(test.clock.now);
  await test.context.db
    .insertInto('meter')
    .values({
      org_id: place.orgId,
      id: meterId,
      building_id: place.buildingId,
      role: 'common',
      resource: 'water',
      number: `${marker} 1`,
      registers: ['m³'],
      digits: 5,
      multiplier_e6: 1_000_000,
      installed_on: '2026-01-01',
      created_at,
    })
    .execute();
  await test.context.db
    .insertInto('meter_reading')
    .values({
      org_id: place.orgId,
      id: readingId,
      meter_id: meterId,
      at: created_at,
      kind: 'regular',
      register_values: [1000],
      source: 'staff',
      state: 'submitted',
      created_at,
    })
    .execute();
  return { meterId, readingId };
}

/** A picture of the building, and one that its owner has begun to send. */
async function someChecklist(): Promise<string> {
  const id = randomUUIDv7();
  await sql`
    INSERT INTO ticket_checklist (org_id, id, name, items, created_at)
    VALUES (${place.orgId}, ${id}, ${`${marker} pompa`}, '[{"label":"Seal","kind":"tick","demand":"optional","choices":[]}]',
      now())`.execute(test.context.db);
  return id;
}

async function fileIds(): Promise<Record<string, string>> {
  const owner = people.owner ?? place.owner;
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const picture = { name: `${marker}.png`, content: new Uint8Array(content) };
  const { id: fileId } = await sendFile(test, owner, place.orgId, picture);
  const url = urlOf(endpoints.attachBuildingFiles, ids);
  await test.app.inject({ method: 'POST', url, headers: owner.bearer, payload: { fileIds: [fileId] } });
  const uploadId = randomUUIDv7();
  await uploadCalls(test, owner, place.orgId).begin(uploadId, picture);
  return { fileId, uploadId };
}

/** One of the promises of the organisation. */
async function firstPolicy(): Promise<string> {
  const { id } = await test.context.db
    .selectFrom('sla_policy')
    .select('id')
    .where('org_id', '=', place.orgId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** A path parameter this file has no record for is an error, not a call with an empty id. */
function urlOf(endpoint: Endpoint, values: Readonly<Record<string, string>>): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`give the matrix a record for {${name}}`);
    return encodeURIComponent(value);
  });
}

const ask = (endpoint: Endpoint, headers: Record<string, string>, values = ids) =>
  test.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, values),
    headers: { ...headers, ...(endpoint.idempotencyKey === true ? { 'idempotency-key': randomUUIDv7() } : {}) },
  });

/** A session of its own for each call: some of them end it. */
async function sessionOf(role: Role): Promise<string | null> {
  const person = people[role];
  if (person === undefined) return null;
  return createSession(test.context.db, person.id, { ip: '127.0.0.1', userAgent: undefined }, test.clock.now);
}

async function askAs(role: Role, endpoint: Endpoint, values = ids) {
  const token = await sessionOf(role);
  return ask(endpoint, token === null ? {} : { authorization: `Bearer ${token}` }, values);
}

/** The refusal an endpoint owes a role, by the book; null where it has to let the call through. */
function owedRefusal(role: Role, { access, path, body }: Endpoint): 401 | 403 | 404 | null {
  if (access.kind === 'public') return null;
  if (role === 'nobody') return 401;
  // Of the roles, the owner is the one who began the upload.
  if (access.kind === 'uploader') return role === 'owner' ? null : 404;
  // The bill is that of somebody else.
  if (
    path.includes('{onlinePaymentId}') ||
    (/\{(payoutId|orderId|expenseId|instalmentPlanId)\}|\{budgetId\}$/.test(path) && body === undefined)
  )
    return 404;
  // Of what is sent the body is looked at first, whosever it is.
  if (path.includes('/wallets/{personId}') && body === undefined) return owedOfWallet(role, access);
  if (/\/v1\/(bills\/\{billId\}|payments\/\{paymentId\})/.test(path) && body === undefined) return 404;
  if (access.kind === 'session' || access.kind === 'filtered') return null;
  const groups = roles[role];
  if (groups === null) return 404;
  if (access.kind === 'member') return null;
  // Every record asked about is in the building, or of the whole organisation.
  if (role === 'manager of another building' && !isOfOrganization(access, path)) return 404;
  const grants = new Set<string>(groups.flatMap((group) => granted(group)));
  // The file is one of the building.
  if (access.kind === 'file') return grants.has('building.view') ? null : 404;
  // The topic is a discussion for everyone of the building.
  if (access.kind === 'topic') {
    if (!grants.has('topic.view')) return 404;
    return access.may === 'moderate' && !grants.has('topic.update') ? 403 : null;
  }
  // The calls have no body that names a building, so that they are about all of them.
  const isBeyond = access.reach !== undefined && reachOf(role) !== 'all';
  if (isBeyond && grants.has(access.permission.replace(/\.\w+$/, '.view'))) return 403;
  const isOwn = access.ownRows === true && grants.has(`${access.permission}.own`);
  if (grants.has(access.permission) || isOwn) return null;
  return grants.has(access.permission.replace(/\.\w+$/, '.view')) ? 403 : 404;
}

/** The deposit is that of somebody else, and of the whole organisation. What has a body is looked at before whose it is. */
function owedOfWallet(role: Role, { kind }: Endpoint['access']): 404 | null {
  const grants = new Set<string>((roles[role] ?? []).flatMap((group) => granted(group)));
  return kind === 'filtered' && grants.has('wallet.view') && reachOf(role) === 'all' ? null : 404;
}

/** The history of a record asks for the record as well, which is the building. */
function isOfOrganization(access: Endpoint['access'], path: string): boolean {
  return access.kind === 'permission' && access.subject === 'organization' && !path.includes('{entityId}');
}

/** What a group grants: to see the tickets of the building is more than one's own. */
function granted(group: DefaultGroupKey): string[] {
  const grants: readonly string[] = defaultGroupGrants[group];
  if (['assigned', 'own'].includes(defaultTicketVisibility[group])) return [...grants];
  const widened = ['ticket.view.own', 'ticketComment.view.own'];
  return grants.map((grant) => (widened.includes(grant) ? grant.replace('.own', '') : grant));
}

type Outcome = 'let through' | 'failed' | number;

const refusals = ['PERLU_MASUK', 'TIDAK_BERWENANG', 'TIDAK_DITEMUKAN', 'ASAL_TIDAK_DIKENAL'];

/** What became of a call as far as rights go: behind them it may still lack a body, or find nothing to do. */
function outcomeOf(name: EndpointName, status: number, body: string): Outcome {
  if (status >= 500) return 'failed';
  if (name === 'boarding' && status >= 401 && status <= 404) return status;
  return status >= 400 && refusals.includes(JSON.parse(body).code) ? status : 'let through';
}

/** Whether the answer may speak of the organisation at all. */
function mayKnow(role: Role, { access }: Endpoint, outcome: Outcome): boolean {
  const groups = roles[role];
  if (groups === null || outcome !== 'let through') return false;
  return groups.length > 0 || access.kind === 'session';
}

describe.each(all)('%s', (name, endpoint) => {
  it.each(roleNames)('answers the %s as its access says', async (role) => {
    const answer = await askAs(role, endpoint);

    const outcome = outcomeOf(name, answer.statusCode, answer.body);
    expect(outcome).toBe(owedRefusal(role, endpoint) ?? 'let through');
    expect([endpoint.response.status, ...refusalStatuses(endpoint)]).toContain(answer.statusCode);
    expect(answer.body.includes(marker) && !mayKnow(role, endpoint, outcome)).toBe(false);
  });
});

describe.each(guarded)('%s', (_, endpoint) => {
  it('answers for a record of another organisation, one that does not exist and no id at all with the same bytes', async () => {
    const missing = Object.fromEntries(Object.keys(ids).map((name) => [name, randomUUIDv7()]));
    const nonsense = Object.fromEntries(Object.keys(ids).map((name) => [name, 'bukan-id']));

    const answers = [];
    for (const values of [ids, missing, nonsense])
      answers.push(await askAs('owner of another organisation', endpoint, values));

    const [foreign, ...others] = answers.map((answer) => ({
      status: answer.statusCode,
      headers: { ...answer.headers, date: null },
      body: answer.body.replace(answer.json().requestId, 'request'),
    }));
    expect(foreign?.status).toBe(404);
    expect(others).toEqual([foreign, foreign]);
  });
});

describe.each(changing)('%s', (_, endpoint) => {
  it('refuses a change that another site sends with the cookie of the owner', async () => {
    const token = (await sessionOf('owner')) ?? '';

    const answer = await ask(endpoint, { cookie: `imah_session=${token}`, origin: 'https://elsewhere.test' });

    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Permintaan ini datang dari situs lain, jadi ditolak.',
    ]);
    const session = await test.app.inject({ url: '/api/_auth/session', headers: { cookie: `imah_session=${token}` } });
    expect(session.json().user).toMatchObject({ id: expect.any(String) });
  });
});

it('asks for an Idempotency-Key wherever the route says so', async () => {
  const keyed = all.filter(([, endpoint]) => endpoint.idempotencyKey === true);
  for (const [, endpoint] of keyed) {
    const answer = await test.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, ids),
      headers: {
        authorization: `Bearer ${await sessionOf('owner')}`,
        'content-type': 'application/json',
        'if-match': '"1"',
      },
      payload: '{}',
    });
    expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 422]);
    expect(Object.keys(answer.json().errors)).not.toEqual([]);
  }
  expect(keyed.length).toBeGreaterThan(0);
});

describe('a resident', () => {
  let resident: TestPerson;
  let own: { unitId: string; deviceId: string };
  let other: { unitId: string; deviceId: string };

  beforeAll(async () => {
    resident = await makeMember(test, place, 'Warga', ['resident']);
    const home = async (code: string, person: TestPerson | null) => {
      const unitId = await makeUnit(test, place, code, person);
      return { unitId, deviceId: await makeDevice(test, place, { name: `Meter ${code}`, unitId }) };
    };
    own = await home('A-01', resident);
    other = await home('A-02', null);
  });

  const lists = guarded.filter(([, { access, method }]) => 'ownRows' in access && method === 'GET');
  it.each(lists)('hears in %s nothing of the neighbours', async (_, endpoint) => {
    const answer = await ask(endpoint, resident.bearer);

    expect(answer.statusCode).toBe(200);
    const strangers = [other.unitId, other.deviceId, ids['deviceId']].filter((id) => id && answer.body.includes(id));
    expect(strangers).toEqual([]);
  });

  it('is answered about the device of their own unit and not about the one of the neighbour', async () => {
    const statuses = [];
    for (const { deviceId } of [own, other])
      statuses.push((await ask(endpoints.getDevice, resident.bearer, { deviceId })).statusCode);

    expect(statuses).toEqual([200, 404]);
  });

  it('finds their own rows in the lists', async () => {
    const devices = await ask(endpoints.listDevices, resident.bearer);
    const places = await ask(endpoints.getPlaces, resident.bearer);

    expect(devices.json().data.map((device: { id: string }) => device.id)).toEqual([own.deviceId]);
    expect(places.json().data.units.map((unit: { id: string }) => unit.id)).toEqual([own.unitId]);
  });
});

it('gives the rights of one building in that building only', async () => {
  const manager = await makeMember(test, neighbour, 'Manajer', ['building-manager'], []);

  const answer = await ask(endpoints.getBuilding, manager.bearer, { buildingId: neighbour.buildingId });

  expect(answer.statusCode).toBe(404);
});

it('saw every kind of access and every role', () => {
  expect(new Set(all.map(([, { access }]) => access.kind))).toEqual(
    new Set(['public', 'session', 'filtered', 'permission', 'member', 'uploader', 'file', 'topic']),
  );
  const owed = guarded.flatMap(([, endpoint]) => roleNames.map((role) => owedRefusal(role, endpoint)));
  expect(new Set(owed)).toEqual(new Set([null, 401, 403, 404]));
});
