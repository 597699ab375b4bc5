import type { OccupantImportOutcome } from '@imah/contract/people/words';
import type { RowFault } from '@imah/server-buildings/import';
import type { KnownOccupant } from '../accounts/candidate-repository.ts';
import type { Invitee, InviteeRow } from './read-invitees.ts';

export interface KnownUnits {
  readonly units: readonly { readonly id: string; readonly code: string }[];
  readonly occupants: readonly KnownOccupant[];
}

/** What is to be done for one row. */
export interface PlannedInvitee extends Invitee {
  readonly row: number;
  readonly unitId: string;
  /** Somebody on record, or null for who is not. */
  readonly personId: string | null;
  readonly outcome: OccupantImportOutcome;
  /** They are known by their name alone: the address of the row becomes theirs. */
  readonly takesEmail: boolean;
}

export interface InviteePlan {
  readonly good: readonly PlannedInvitee[];
  readonly faulty: readonly {
    readonly row: number;
    readonly cells: readonly string[];
    readonly faults: readonly RowFault[];
  }[];
}

/** Finds the unit of each row and whether its person is on record there: by the address, else by the name. */
export function planInvitees(rows: readonly InviteeRow[], known: KnownUnits): InviteePlan {
  const units = new Map(known.units.map((unit) => [plainCode(unit.code), unit]));
  const seen = new Set<string>();
  const good: PlannedInvitee[] = [];
  const faulty: InviteePlan['faulty'][number][] = [];
  for (const { row, cells, invitee, faults } of rows) {
    const unit = invitee === null ? undefined : units.get(plainCode(invitee.code));
    const key = `${unit?.id} ${invitee?.email}`;
    const found = invitee === null || unit === undefined ? null : personOf(known.occupants, unit.id, invitee);
    if (invitee === null) faulty.push({ row, cells, faults });
    else if (unit === undefined) faulty.push({ row, cells, faults: [{ column: 'code', fault: 'unknown-unit' }] });
    else if (seen.has(key)) faulty.push({ row, cells, faults: [{ column: 'email', fault: 'row-twice' }] });
    else if (found === 'other-email') faulty.push({ row, cells, faults: [{ column: 'email', fault: 'other-email' }] });
    else
      good.push({ ...invitee, row, unitId: unit.id, code: unit.code, ...plannedOf(known.occupants, found, invitee) });
    seen.add(key);
  }
  return { good, faulty };
}

function plannedOf(occupants: readonly KnownOccupant[], found: KnownOccupant | null, { email }: Invitee) {
  // Who is of another unit of the building is the same person here.
  const elsewhere = occupants.find((one) => sameEmail(one.email, email)) ?? null;
  if (found === null) return { personId: elsewhere?.personId ?? null, outcome: 'added', takesEmail: false } as const;
  const outcome = found.hasAccount ? 'joined' : found.isInvited ? 'waiting' : 'invited';
  return { personId: found.personId, outcome, takesEmail: found.email === null && !found.hasAccount } as const;
}

function personOf(
  occupants: readonly KnownOccupant[],
  unitId: string,
  { name, email }: Invitee,
): KnownOccupant | 'other-email' | null {
  const there = occupants.filter((one) => one.unitId === unitId);
  const byEmail = there.find((one) => sameEmail(one.email, email));
  if (byEmail !== undefined) return byEmail;
  const byName = there.find((one) => one.name.trim().toLowerCase() === name.toLowerCase());
  if (byName === undefined) return null;
  return byName.email === null ? byName : 'other-email';
}

function sameEmail(a: string | null, b: string): boolean {
  return a !== null && a.toLowerCase() === b.toLowerCase();
}

/** Units are found however their code is spaced and joined. */
function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s./–-]+/g, '');
}
