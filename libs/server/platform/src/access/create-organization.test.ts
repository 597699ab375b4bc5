import { defaultGroupGrants, defaultGroupKeys } from '@imah/contract/access';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { makeOrganization } from '../testing/organizations.ts';
import { groupNames } from '../built-in-names/catalogue.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function create(locale: 'id' | 'en') {
  const owner = await makePerson(test, 'Pemilik', locale);
  const organization = await test.context.db
    .transaction()
    .execute((trx) =>
      makeOrganization(
        trx,
        { name: 'Griya', kind: 'owners-association', ownerId: owner.id, locale, isDemo: true },
        test.clock.now,
      ),
    );
  return { owner, organization };
}

it('makes the organisation with every default group and its grants', async () => {
  const { organization } = await create('id');

  const groups = await test.context.db
    .selectFrom('member_group')
    .select(['default_key', 'name', 'grants'])
    .where('org_id', '=', organization.id)
    .execute();

  expect(organization).toEqual({ id: expect.any(String), name: 'Griya', kind: 'owners-association', isDemo: true });
  expect(new Set(groups)).toEqual(
    new Set(
      defaultGroupKeys.map((key) => ({
        default_key: key,
        name: groupNames.id[key],
        grants: [...defaultGroupGrants[key]],
      })),
    ),
  );
});

it("names the groups in the owner's language", async () => {
  const { organization } = await create('en');

  const group = await test.context.db
    .selectFrom('member_group')
    .select('name')
    .where('org_id', '=', organization.id)
    .where('default_key', '=', 'resident')
    .executeTakeFirst();

  expect(group).toEqual({ name: 'Resident' });
});

it('makes its maker the owner of every building, and writes it down', async () => {
  const { owner, organization } = await create('id');
  const { db } = test.context;

  const member = await db
    .selectFrom('membership')
    .innerJoin('membership_group', 'membership_group.membership_id', 'membership.id')
    .innerJoin('member_group', 'member_group.id', 'membership_group.group_id')
    .select(['user_id', 'all_buildings', 'default_key', 'status'])
    .where('membership.org_id', '=', organization.id)
    .execute();
  const audit = await db
    .selectFrom('audit_event')
    .select(['seq', 'actor_id', 'action', 'after'])
    .where('org_id', '=', organization.id)
    .execute();

  expect(member).toEqual([{ user_id: owner.id, all_buildings: true, default_key: 'owner', status: 'active' }]);
  expect(audit).toEqual([
    { seq: 1, actor_id: owner.id, action: 'create', after: { name: 'Griya', kind: 'owners-association' } },
  ]);
});

it('leaves nothing behind when the transaction is undone', async () => {
  const owner = await makePerson(test, 'Ragu');
  const before = await test.context.db.selectFrom('organization').select('id').execute();

  const undone = test.context.db.transaction().execute(async (trx) => {
    await makeOrganization(trx, { name: 'Batal', kind: 'manager', ownerId: owner.id, locale: 'id' }, test.clock.now);
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  expect(await test.context.db.selectFrom('organization').select('id').execute()).toEqual(before);
});
