import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, qrisFault } from './qris.ts';

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;
/** A payload of fields by their tags, with its checksum. */
const payloadOf = (fields: Readonly<Record<string, string>>) => {
  const text = `${Object.entries(fields)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([tag, value]) => field(tag, value))
    .join('')}6304`;
  return text + crc16(text);
};
const whole = {
  '00': '01',
  '01': '12',
  '51': '0016ID.CO.QRIS.WWW0215ID1020000000001',
  '52': '6513',
  '53': '360',
  '54': '648000',
  '58': 'ID',
  '59': 'PENGELOLA MENARA MELATI',
  '60': 'JAKARTA',
};

describe('the checksum of a QRIS payload', () => {
  it('is CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
  });
});

describe('a QRIS payload', () => {
  it('asks for just the amount, with or without sen', () => {
    expect(qrisFault(payloadOf(whole), 648_000)).toBeNull();
    expect(qrisFault(payloadOf({ ...whole, '54': '648000.00' }), 648_000)).toBeNull();
  });

  it.each([
    ['of another amount', { '54': '64800' }, 'amount'],
    ['of an amount with sen', { '54': '648000.50' }, 'amount'],
    ['of an amount that is none', { '54': '6e5' }, 'amount'],
    ['that asks for a tip beside', { '55': '01' }, 'amount'],
    ['that can be paid again and again', { '01': '11' }, 'not-dynamic'],
    ['in another currency', { '53': '840' }, 'not-rupiah'],
    ['of another country', { '58': 'SG' }, 'not-rupiah'],
    ['of another version', { '00': '02' }, 'garbled'],
  ] as const)('%s is refused', (_, change, fault) => {
    expect(qrisFault(payloadOf({ ...whole, ...change }), 648_000)).toBe(fault);
  });

  it('without an amount is refused: its payer would type one', () => {
    const { '54': _amount, ...without } = whole;
    expect(qrisFault(payloadOf(without), 648_000)).toBe('amount');
  });

  it('is refused where any of its characters was changed', () => {
    const payload = payloadOf(whole);
    fc.assert(
      fc.property(fc.nat(payload.length - 1), fc.constantFrom('0', '1', '2', '5', '9', 'A', 'Z'), (at, letter) => {
        fc.pre(payload[at] !== letter);
        const changed = payload.slice(0, at) + letter + payload.slice(at + 1);

        expect(['garbled', 'checksum']).toContain(qrisFault(changed, 648_000));
      }),
    );
  });

  it('is refused, never thrown at, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(['garbled', 'checksum', 'not-rupiah', 'not-dynamic', 'amount']).toContain(qrisFault(text, 1));
      }),
    );
  });
});
