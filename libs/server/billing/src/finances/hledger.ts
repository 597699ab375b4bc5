import type { LedgerEntry } from '@imah/contract/finances';
import { type AccountType, codeDigits } from '@imah/contract/finances/words';

const types = Object.entries(codeDigits) as readonly (readonly [AccountType, string])[];

/** An entry in the journal format of hledger, where what is credited is below zero. */
export function hledgerEntry({ seq, effectiveOn, memo, kind, source, postings, buildingName }: LedgerEntry): string {
  const place = buildingName === null ? '' : `, building:${inLine(buildingName)}`;
  return [
    `${effectiveOn} * (${seq}) ${inLine(memo)}  ; kind:${inLine(kind)}, source:${inLine(source.type)}/${source.id}${place}`,
    ...postings.map(({ code, name, side, amount }) => {
      const [type] = types.find(([, digit]) => code.startsWith(digit)) ?? ['equity'];
      return `    ${type}:${code} ${inLine(name)}  IDR ${side === 'debit' ? amount : -amount}`;
    }),
    '',
  ].join('\n');
}

/** A text that ends neither its line nor its account: without line breaks, comments, colons and two spaces in a row. */
function inLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/[;:|,()]/g, '-')
    .trim();
}
