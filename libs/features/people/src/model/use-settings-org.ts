import type { Permission } from '@imah/contract/access';
import type { Membership } from '@imah/contract/identity';
import { useSearchParams } from 'react-router-dom';
import { useApp, useCan } from '@imah/app/ports';

/** `unknown`: it is not known yet who is signed in. `none`: no organisation lets the person do this. */
export type SettingsOrg =
  | { readonly kind: 'unknown' | 'none' }
  | {
      readonly kind: 'chosen';
      readonly org: Membership;
      /** The organisations in which the person may do it. */
      readonly choices: readonly Membership[];
      readonly choose: (orgId: string) => void;
    };

/** The organisation whose settings are shown: the one in the address (`?org=`), else the first that may be seen. */
export function useSettingsOrg(permission: Permission): SettingsOrg {
  const { person } = useApp();
  const can = useCan();
  const [search, setSearch] = useSearchParams();
  if (person === null) return { kind: 'unknown' };

  const choices = person.memberships.filter(({ orgId }) => can(permission, { orgId }) === 'allowed');
  const org = choices.find(({ orgId }) => orgId === search.get('org')) ?? choices[0];
  if (org === undefined) return { kind: 'none' };
  return { kind: 'chosen', org, choices, choose: (orgId) => setSearch({ org: orgId }) };
}
