import { invalidField } from '@imah/server-platform/http';
import { faultOf, type Stay, type StayFault } from './stays.ts';

/** The field at which a form shows what is wrong. */
const fieldOf: Readonly<Record<StayFault, string>> = {
  'ends-before-it-begins': 'to',
  'stays-twice': 'personId',
  'nobody-pays': 'isBillingParty',
  'shares-over-whole': 'sharePpm',
};

/** @throws {HttpProblem} 422 at the field that breaks a rule of the unit */
export function requireFaultless(stays: readonly Stay[]): void {
  const fault = faultOf(stays);
  if (fault !== null) throw invalidField(fieldOf[fault], fault);
}
