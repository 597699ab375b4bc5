import { formatRupiah, toRupiah } from '@imah/ledger';

/** `November 2026` of `2026-11`. */
export function monthOf(period: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00Z`),
  );
}

/** `20 Desember 2026` of `2026-12-20`. */
export function dayOf(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** An amount in whole rupiah as people write it. */
export function rupiahOf(amount: number): string {
  return formatRupiah(toRupiah(amount));
}
