import { grouped } from './format-rupiah.ts';

/** What was read of a decimal number: in units of its last digit. */
export type DecimalReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'decimal'; readonly value: bigint }
  /** Words, or more digits than are kept, or more than can be kept. */
  | { readonly kind: 'unreadable' };

/**
 * Reads a number of at most `decimals` digits behind the comma, in units of the last of them: `1.444,70` of 4 is 14447000.
 * Written as in Indonesian, with a comma before the decimals; a dot stands for it where no group of three can be meant.
 */
export function readDecimal(text: string, decimals: number): DecimalReading {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  if (plain === '') return { kind: 'empty' };
  const match = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(plain) ?? /^(-?)(\d+)\.(\d{1,2}|\d{4,})$/.exec(plain);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  const digits = fraction.replace(/0+$/, '');
  if (!match || digits.length > decimals || whole.length + decimals > 24) return { kind: 'unreadable' };
  const value = BigInt(whole.replaceAll('.', '') + digits.padEnd(decimals, '0'));
  return { kind: 'decimal', value: sign ? -value : value };
}

/** Writes what {@link readDecimal} reads, without noughts at its end: 14447000 of 4 is `1.444,7`. */
export function writeDecimal(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = grouped(BigInt(digits.slice(0, digits.length - decimals)));
  return `${value < 0n ? '-' : ''}${whole}${decimals > 0 && fraction !== '' ? `,${fraction}` : ''}`;
}
