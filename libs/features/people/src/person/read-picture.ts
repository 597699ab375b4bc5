import type { ApiClient } from '@imah/api-client';

/** As many as the server is asked for at once. */
const most = 50;

interface Asked {
  readonly userIds: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, string>>;
}

const askedBy = new WeakMap<ApiClient, Map<string, Asked>>();

/**
 * The path of a person's picture, or null where they have none. All who are asked for in one go, such as the rows of a
 * list, are asked for in one call.
 */
export async function readPicture(client: ApiClient, orgId: string, userId: string): Promise<string | null> {
  const byOrg = askedBy.get(client) ?? new Map<string, Asked>();
  askedBy.set(client, byOrg);
  const known = byOrg.get(orgId);
  const asked = known === undefined || known.userIds.size >= most ? ask(client, orgId, byOrg) : known;
  asked.userIds.add(userId);
  return (await asked.answer).get(userId) ?? null;
}

function ask(client: ApiClient, orgId: string, byOrg: Map<string, Asked>): Asked {
  const userIds = new Set<string>();
  const asked: Asked = {
    userIds,
    answer: Promise.resolve().then(async () => {
      // Whoever comes from here on is asked for in the next call.
      if (byOrg.get(orgId) === asked) byOrg.delete(orgId);
      const query = { users: [...userIds].join(',') };
      const { data } = await client.listMemberPictures({ params: { orgId }, query });
      return new Map(data.map((each) => [each.userId, each.picture]));
    }),
  };
  byOrg.set(orgId, asked);
  return asked;
}
