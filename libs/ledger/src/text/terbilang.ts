import { mostRupiah } from '../amounts/rupiah.ts';

const small = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const scales = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];

/**
 * An amount in Indonesian words, as a receipt has it: `satu juta lima ratus ribu rupiah`.
 * @throws RangeError beyond {@link mostRupiah}.
 */
export function terbilang(amount: bigint): string {
  const magnitude = amount < 0n ? -amount : amount;
  if (magnitude > mostRupiah) throw new RangeError(`${amount} has no words`);
  const words = magnitude === 0n ? ['nol'] : wordsOf(magnitude, 0);
  return [...(amount < 0n ? ['minus'] : []), ...words, 'rupiah'].join(' ');
}

/** Groups of three digits, each with the word of its scale; the highest first. */
function wordsOf(value: bigint, scale: number): string[] {
  if (value === 0n) return [];
  const group = Number(value % 1000n);
  // A thousand is one word.
  const words =
    group === 1 && scale === 1 ? ['seribu'] : [...below1000(group), ...(group === 0 ? [] : [scales[scale] ?? ''])];
  return [...wordsOf(value / 1000n, scale + 1), ...words.filter((word) => word !== '')];
}

function below1000(value: number): string[] {
  if (value >= 200) return [small[Math.floor(value / 100)] ?? '', 'ratus', ...below1000(value % 100)];
  if (value >= 100) return ['seratus', ...below1000(value % 100)];
  if (value >= 20) return [small[Math.floor(value / 10)] ?? '', 'puluh', ...below1000(value % 10)];
  if (value >= 12) return [small[value - 10] ?? '', 'belas'];
  return value === 0 ? [] : [small[value] ?? ''];
}
