import type { PolicyActor } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import type { TimeZone } from '@imah/contract/buildings/words';
import { topicKinds, mayWithTopic } from '@imah/contract/community/words';
import type { Whoami } from '@imah/contract/identity';

/** What a topic belongs to: a building, or, when `buildingId` is null, a whole organisation. */
export interface TopicScope {
  /** The building's, or the organisation's. */
  readonly id: string;
  readonly orgId: string;
  readonly buildingId: string | null;
  readonly name: string;
  /** Of an organisation that of its first building, as the server reads it. */
  readonly timeZone: TimeZone;
}

/** The scopes in which the person may begin a topic of one kind or another: buildings first, then whole organisations. */
export function topicScopesOf(
  actor: PolicyActor,
  memberships: Whoami['memberships'],
  buildings: readonly Building[],
): TopicScope[] {
  const mayBegin = (scope: { readonly orgId: string; readonly buildingId: string | null }) =>
    topicKinds.some((kind) => mayWithTopic(actor, 'begin', { ...scope, kind }));
  const inBuildings = buildings.map(({ id, orgId, name, timeZone }) => ({ id, orgId, buildingId: id, name, timeZone }));
  const ofOrganizations = memberships.map(({ orgId, orgName }) => {
    // Ids rise with the time at which they were made.
    const [first] = buildings.filter((building) => building.orgId === orgId).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return {
      id: orgId,
      orgId,
      buildingId: null,
      name: orgName,
      timeZone: first?.timeZone ?? ('Asia/Jakarta' as const),
    };
  });
  return [...inBuildings, ...ofOrganizations].filter(mayBegin);
}
