/** What is wrong with a QRIS payload. */
export type QrisFault = 'garbled' | 'checksum' | 'not-rupiah' | 'not-dynamic' | 'amount';

/** The fields of a payload by their tags. */
type Fields = ReadonlyMap<string, string>;

/**
 * What is wrong with a QRIS payload that is to ask for an amount in whole rupiah; null where a bank's app will ask for just that.
 * A payload that asks for another amount, or for none, would have its payer pay something else.
 */
export function qrisFault(payload: string, amount: number): QrisFault | null {
  const fields = readFields(payload);
  if (fields === null || fields.get('00') !== '01' || payload.slice(-8, -4) !== '6304') return 'garbled';
  if (payload.slice(-4) !== crc16(payload.slice(0, -4))) return 'checksum';
  if (fields.get('53') !== '360' || fields.get('58') !== 'ID') return 'not-rupiah';
  if (fields.get('01') !== '12') return 'not-dynamic';
  // Tips and fees would be added to what is due.
  if (fields.has('55') || !/^[1-9]\d{0,12}(?:\.0{1,2})?$/.test(fields.get('54') ?? '')) return 'amount';
  return Number(fields.get('54')) === amount ? null : 'amount';
}

/** Tag, length and value, one after the other (EMVCo, merchant presented mode); null where they do not fit. */
function readFields(payload: string): Fields | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < payload.length;) {
    const head = /^(\d\d)(\d\d)/.exec(payload.slice(at, at + 4));
    const [, tag = '', size = '0'] = head ?? [];
    const end = at + 4 + Number(size);
    if (head === null || end > payload.length || fields.has(tag)) return null;
    fields.set(tag, payload.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE of a text, as four digits to the base of 16. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
