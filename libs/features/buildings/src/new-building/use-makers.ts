import { decide, isGrant } from '@imah/contract/access';
import { useMemo } from 'react';
import { useApp } from '@imah/app/ports';

/** The organisations in which the person may make buildings. */
export function useMakers(): readonly { readonly id: string; readonly name: string }[] {
  const { person } = useApp();
  return useMemo(() => {
    if (person === null) return [];
    const memberships = person.memberships.map(({ orgId, grants }) => ({
      orgId,
      grants: new Set(grants.filter(isGrant)),
      buildings: 'all' as const,
      unitIds: new Set<string>(),
    }));
    return person.memberships
      .filter(
        ({ orgId }) =>
          decide({ userId: person.id, memberships }, 'building.create', { orgId, everywhere: true }) === 'allowed',
      )
      .map(({ orgId, orgName }) => ({ id: orgId, name: orgName }));
  }, [person]);
}
