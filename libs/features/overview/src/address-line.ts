import type { Address } from '@imah/contract/buildings';

/** An address as it is written on an envelope. */
export function inOneLine({ street, city, province, postalCode }: Address): string {
  return [street, city, `${province} ${postalCode ?? ''}`.trim()].filter((part) => part !== '').join(', ');
}
