import type { DefaultGroupKey } from '@imah/contract/access';
import type { Group, Member } from '@imah/contract/members';
import { confirmStepUp, type TestApp, type TestPerson, type TestPlace } from '@imah/server-platform/testing';

interface MemberCall {
  readonly version?: number;
  readonly payload?: Record<string, unknown>;
  readonly confirmed?: 'yes' | 'no';
}

/** Which of them ask for a confirmation, by the contract. */
function asksAgain(method: string, path: string): boolean {
  return (
    method === 'PUT' ||
    (method === 'POST' && (path === '/groups' || path === '/invitations' || path === '/invitations/many'))
  );
}

/** The calls about members as tests make them: by whom, about which organisation. */
export function memberCalls(test: TestApp, { orgId }: Pick<TestPlace, 'orgId'>) {
  const { app } = test;
  const base = `/api/v1/organizations/${orgId}`;
  const get = async <T>(as: TestPerson, path: string): Promise<T> => {
    const answer = await app.inject({ url: `${base}${path}`, headers: as.bearer });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const send = async (
    as: TestPerson,
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    { version, payload, confirmed = 'yes' }: MemberCall = {},
  ) => {
    // Changing what people may do is asked about once more: who calls has answered.
    if (asksAgain(method, path) && confirmed === 'yes') await confirmStepUp(test, as);
    return app.inject({
      method,
      url: `${base}${path}`,
      headers: { ...as.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  return {
    get,
    send,
    members: (as: TestPerson, query = '') =>
      get<{ data: Member[]; meta: { nextCursor: string | null; total?: number } }>(as, `/members${query}`),
    async memberOf(as: TestPerson, person: TestPerson): Promise<Member> {
      const { data } = await get<{ data: Member[] }>(as, `/members?q=${encodeURIComponent(person.email)}`);
      const [found] = data;
      if (found === undefined) throw new Error(`${person.email} is no member`);
      return found;
    },
    async groupOf(as: TestPerson, key: DefaultGroupKey): Promise<Group> {
      const { data } = await get<{ data: Group[] }>(as, '/groups');
      const found = data.find((group) => group.defaultKey === key);
      if (found === undefined) throw new Error(`no group ${key}`);
      return found;
    },
  };
}

/** The change that leaves a member as they are. */
export function unchanged(member: Member) {
  return {
    groupIds: member.groups.map(({ id }) => id),
    buildingIds: member.buildingIds,
    expiresAt: member.expiresAt,
    status: member.status === 'suspended' ? 'suspended' : 'active',
  };
}
