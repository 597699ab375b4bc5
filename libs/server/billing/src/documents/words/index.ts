import type { Locale } from '@imah/contract/core/words';
import { formatRupiah, toRupiah, writeDecimal } from '@imah/ledger';
import { documentWordsEn } from './en.ts';
import { documentWordsId } from './id.ts';
import type { DocumentWords } from './words.ts';

const catalogues: Readonly<Record<Locale, DocumentWords>> = { id: documentWordsId, en: documentWordsEn };

/** The words of a language, and how it writes months, days and amounts. */
export interface Writing extends DocumentWords {
  /** `November 2026` of `2026-11`. */
  readonly monthOf: (period: string) => string;
  /** `20 November 2026` of `2026-11-20`. */
  readonly dayOf: (day: string) => string;
  /** Whole rupiah. */
  readonly rupiah: (amount: number) => string;
  /** Of ten-thousandths of a rupiah. */
  readonly rate: (rateE4: number) => string;
  /** Of millionths, in hundredths. */
  readonly percent: (ppm: number) => string;
  /** Of thousandths. */
  readonly quantity: (qtyMilli: number) => string;
}

export function writingIn(locale: Locale): Writing {
  const words = catalogues[locale];
  const utc = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(words.intl, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const month = utc({ month: 'long', year: 'numeric' });
  return {
    ...words,
    monthOf: (period) => month(`${period}-01`),
    dayOf: utc({ dateStyle: 'long' }),
    rupiah: (amount) => formatRupiah(toRupiah(amount)),
    // Money is written as in Indonesia in every language, and what it is multiplied with beside it.
    rate: (rateE4) => `Rp\u00a0${writeDecimal(BigInt(rateE4), 4)}`,
    percent: (ppm) => writeDecimal(BigInt(ppm), 4),
    quantity: (qtyMilli) => writeDecimal(BigInt(qtyMilli), 3),
  };
}
