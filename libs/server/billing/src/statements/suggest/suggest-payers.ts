import type { MatchSuggestion } from '@imah/contract/statements';
import type { SuggestionReason } from '@imah/contract/statements/words';
import type { LineToMatch } from './line-to-match.ts';
import { hasNumber, namesPerson, namesUnit } from './words-in-text.ts';

/** Somebody who has open bills in a building. */
export interface OpenPayer {
  readonly buildingId: string;
  readonly buildingName: string;
  readonly personId: string;
  readonly name: string;
  readonly bills: readonly { readonly number: string; readonly unitCode: string; readonly outstanding: number }[];
}

/** How much a payer adds to the amount of a bill, so that it is known from all others. */
const suffix = 999;

/** Who may have paid it: by the number of a bill, their name, their unit, or an amount that only they owe. */
export function suggestPayers(line: LineToMatch, payers: readonly OpenPayer[]): MatchSuggestion[] {
  // An amount that many owe, such as the same service charge, says little of any of them.
  const owing = payers.filter((payer) => amountsOf(payer).includes(line.amount));
  const withSuffix = payers.filter((payer) => amountsOf(payer).some((amount) => isSuffixed(line.amount, amount)));
  return payers.flatMap((payer) => {
    const { buildingId, personId, name, buildingName, bills } = payer;
    const known: SuggestionReason[] = [
      ...(bills.some(({ number }) => hasNumber(line.text, number)) ? (['bill-number'] as const) : []),
      ...(namesPerson(line.text, name) ? (['name'] as const) : []),
      ...(bills.some(({ unitCode }) => namesUnit(line.text, unitCode)) ? (['unit'] as const) : []),
    ];
    const owes = owing.includes(payer) && (known.length > 0 || owing.length === 1);
    const isAlone = withSuffix.length === 1 && withSuffix[0] === payer && owing.length === 0;
    const reasons: SuggestionReason[] = [
      ...known,
      ...(owes ? (['amount'] as const) : []),
      ...(!owes && isAlone ? (['unique-suffix'] as const) : []),
    ];
    // A name alone, of somebody who owes another amount, is said as well: people pay less, or in advance.
    if (reasons.length === 0) return [];
    return [
      {
        parts: [{ kind: 'payer', buildingId, personId, amount: line.amount }],
        title: name,
        detail: `${[...new Set(bills.map(({ unitCode }) => unitCode))].slice(0, 3).join(', ')} · ${buildingName}`,
        reasons,
      },
    ];
  });
}

/** What one of the bills, or all of them, come to. */
function amountsOf({ bills }: OpenPayer): number[] {
  return [...bills.map(({ outstanding }) => outstanding), bills.reduce((sum, { outstanding }) => sum + outstanding, 0)];
}

const isSuffixed = (paid: number, owed: number) => paid > owed && paid - owed <= suffix;
