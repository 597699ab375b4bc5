import type { Membership, Whoami } from '@imah/contract/identity';

/** What a missing second factor means for a person: nothing, days that are left, an organisation or all of them withheld. */
export type MissingFactor =
  | { readonly kind: 'none' }
  | { readonly kind: 'grace'; readonly organization: string; readonly days: number }
  | { readonly kind: 'withheld'; readonly organization: string; readonly all: boolean };

const dayMs = 86_400_000;

/** Of several organisations that ask, the one that is the most urgent. `now` in milliseconds since 1970 UTC. */
export function missingFactorOf(person: Whoami | null, now: number): MissingFactor {
  if (person === null || person.viewAs !== undefined) return { kind: 'none' };
  const dueAt = ({ secondFactor }: Membership) => Date.parse(secondFactor?.dueAt ?? '');
  const [first] = person.memberships
    .filter(({ secondFactor }) => secondFactor !== undefined)
    .toSorted((a, b) => dueAt(a) - dueAt(b));
  if (first === undefined) return { kind: 'none' };
  const organization = first.orgName;
  const isWithheld = (each: Membership) => each.secondFactor?.state === 'withheld';
  if (isWithheld(first)) return { kind: 'withheld', organization, all: person.memberships.every(isWithheld) };
  return { kind: 'grace', organization, days: Math.max(1, Math.ceil((dueAt(first) - now) / dayMs)) };
}

/** Where the second factor is set up, and from there back to `path`. */
export function factorHref(path: string): string {
  return `/imah/akun/keamanan?kembali=${encodeURIComponent(path)}#verifikasi`;
}
