import type { OpeningColumn } from '@imah/contract/billing/words';
import type { ImportFault, RowFault } from '@imah/server-buildings/import';
import { arrearsKey, type KnownOpenings, type KnownPayer } from './known-openings.ts';
import type { NamedOpening, OpeningRow } from './opening-row.ts';

type Fault = RowFault<OpeningColumn>;

/** A row with whom it is about. */
export interface PlannedOpening extends NamedOpening {
  readonly unitId: string;
  readonly unitCode: string;
  readonly personId: string;
  readonly personName: string;
}

/** What an import would do. */
export interface OpeningPlan {
  readonly good: readonly PlannedOpening[];
  readonly faulty: readonly OpeningRow[];
}

/** Finds of whom each row speaks, and refuses what was taken over before: the same table sent twice asks nobody twice. */
export function planOpening(rows: readonly OpeningRow[], known: KnownOpenings): OpeningPlan {
  const seen = { arrears: new Set<string>(), deposits: new Set<string>() };
  const good: PlannedOpening[] = [];
  const faulty: OpeningRow[] = [];
  for (const row of rows) {
    const planned = row.named === null ? row.faults : planRow(row.named, known);
    const faults = 'unitId' in planned ? takenFaults(planned, known, seen) : planned;
    if ('unitId' in planned && faults.length === 0) good.push(planned);
    else faulty.push({ ...row, faults });
  }
  return { good, faulty };
}

function planRow(named: NamedOpening, { units, people }: KnownOpenings): PlannedOpening | readonly Fault[] {
  const unit = units.get(named.unit.toUpperCase());
  if (unit === undefined) return [{ column: 'unit', fault: 'unknown-unit' }];
  const payer = findPayer(people.get(unit.id) ?? [], named.person);
  if (typeof payer === 'string') return [{ column: 'person', fault: payer }];
  return { ...named, unitId: unit.id, unitCode: unit.code, personId: payer.personId, personName: payer.name };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Who is named among the people of a unit; who pays for it now, else its owner, where nobody is. */
function findPayer(people: readonly KnownPayer[], word: string | null): KnownPayer | ImportFault {
  if (word === null) {
    const payers = people.filter(({ pays }) => pays);
    const found = payers.length > 0 ? payers : people.filter(({ owns }) => owns);
    return oneOf(found, 'no-payer');
  }
  const alike = people.filter(({ name, email }) => plain(name) === plain(word) || email?.toLowerCase() === plain(word));
  return oneOf(alike, 'unknown-payer');
}

function oneOf(found: readonly KnownPayer[], none: ImportFault): KnownPayer | ImportFault {
  const [first, ...others] = found;
  if (first === undefined) return none;
  return others.length === 0 ? first : 'which-payer';
}

function takenFaults(
  row: PlannedOpening,
  known: KnownOpenings,
  seen: { readonly arrears: Set<string>; readonly deposits: Set<string> },
): readonly Fault[] {
  const faults: Fault[] = [];
  if (row.period !== null) {
    const key = arrearsKey({ ...row, period: row.period });
    if (known.arrears.has(key)) faults.push({ column: 'owed', fault: 'arrears-taken' });
    else if (seen.arrears.has(key)) faults.push({ column: 'owed', fault: 'arrears-twice' });
    seen.arrears.add(key);
  }
  if (row.kept > 0) {
    if (known.deposits.has(row.personId)) faults.push({ column: 'kept', fault: 'deposit-taken' });
    else if (seen.deposits.has(row.personId)) faults.push({ column: 'kept', fault: 'deposit-twice' });
    seen.deposits.add(row.personId);
  }
  return faults;
}
