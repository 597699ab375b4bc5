import {
  decide,
  decideRows,
  type Decision,
  isGrant,
  type Permission,
  type PolicyActor,
  type PolicyTarget,
} from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import { useMemo } from 'react';
import { useApp } from './app-ports.tsx';

/**
 * What the policy says to the signed-in person, for showing or explaining a control. The server asks
 * the same policy again; this only spares people a refusal.
 */
export function useCan(): (permission: Permission, target: PolicyTarget) => Decision {
  const { person } = useApp();
  return useMemo(() => {
    const actor = person === null ? null : actorOf(person);
    return (permission, target) => (actor === null ? 'hidden' : decide(actor, permission, target));
  }, [person]);
}

/** The signed-in person as the policy knows them, without the units that are theirs; null while nobody is known. */
export function usePolicyActor(): PolicyActor | null {
  const { person } = useApp();
  return useMemo(() => (person === null ? null : actorOf(person)), [person]);
}

/** A person as the policy knows them, without the units that are theirs: only the server knows those. */
export function actorOf(person: Pick<Whoami, 'id' | 'memberships'>): PolicyActor {
  return {
    userId: person.id,
    memberships: person.memberships.map(({ orgId, grants, buildingIds }) => ({
      orgId,
      grants: new Set(grants.filter(isGrant)),
      buildings: buildingIds === null ? 'all' : new Set(buildingIds),
      unitIds: new Set<string>(),
    })),
  };
}

/** Whether a page about the resource would show the person anything: all of it, or what is their own. */
export function useViews(): (permission: Permission, target: PolicyTarget) => boolean {
  const { person } = useApp();
  return useMemo(() => {
    const actor = person === null ? null : actorOf(person);
    return (permission, target) => {
      const rows = actor === null ? 'hidden' : decideRows(actor, permission, target);
      return rows === 'all' || rows === 'own';
    };
  }, [person]);
}
