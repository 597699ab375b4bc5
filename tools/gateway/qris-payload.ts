const terminal = {
  /** Of the national repository: its issuer, the number of the shop and of its size. */
  merchant: '0016ID.CO.QRIS.WWW0215ID10200000000010303UMI',
  category: '6513',
  name: 'IMAH SIMULATOR',
  city: 'JAKARTA',
} as const;

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** A dynamic QRIS code for an amount in whole rupiah, as a gateway gives it (EMVCo, merchant presented mode). */
export function qrisPayload(amount: number, reference: string): string {
  const { merchant, category, name, city } = terminal;
  const fields = [
    field('00', '01'),
    field('01', '12'),
    field('51', merchant),
    field('52', category),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', name),
    field('60', city),
    field('62', field('01', reference.slice(0, 25))),
  ];
  const text = `${fields.join('')}6304`;
  return text + checksum(text);
}

/** CRC-16/CCITT-FALSE, from a table of half bytes. */
function checksum(text: string): string {
  const table = Array.from({ length: 16 }, (_, half) =>
    Array.from({ length: 4 }).reduce<number>(
      (rest) => (rest & 0x8000 ? (rest << 1) ^ 0x1021 : rest << 1) & 0xffff,
      half << 12,
    ),
  );
  const step = (crc: number, half: number) => ((crc << 4) ^ (table[((crc >> 12) ^ half) & 15] ?? 0)) & 0xffff;
  const crc = Buffer.from(text).reduce((rest, byte) => step(step(rest, byte >> 4), byte & 15), 0xffff);
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
