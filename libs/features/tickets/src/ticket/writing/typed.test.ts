import { ticket } from '@imah/testing/tickets';
import { describe, expect, it } from 'vitest';
import { replyTyped, replyValues, withReply } from './typed.ts';

describe('the / of a saved reply', () => {
  it.each([
    ['/', ''],
    ['/tek', 'tek'],
    ['Halo /teknisi da', 'teknisi da'],
    ['Baris satu\n/', ''],
    ['1/2', null],
    ['dan/atau', null],
    ['https://imah.id', null],
    ['Halo', null],
    ['/ ', null],
    ['//', null],
  ])('in “%s” begins %j', (text, typed) => {
    expect(replyTyped(text)).toBe(typed);
  });

  it('gives way to the reply, with what was typed after it', () => {
    expect([withReply('Halo. /tek', 'Kami datang.'), withReply('/', 'Baik.'), withReply('Halo', 'Baik.')]).toEqual([
      'Halo. Kami datang.',
      'Baik.',
      'Halo Baik.',
    ]);
  });
});

describe('what a placeholder stands for', () => {
  const values = (change: object) => replyValues({ ...ticket, ...change }, { writer: 'Agus', unnamed: 'Bapak/Ibu' });

  it('comes from the ticket and from who writes', () => {
    expect(values({})).toEqual({
      nama: 'Sari Lestari',
      unit: 'A-1207',
      nomor: 'TKT-2026-000147',
      judul: 'Air menetes dari plafon kamar mandi',
      gedung: ticket.buildingName,
      petugas: 'Agus',
    });
  });

  it('is never empty: who has no name is addressed politely, and what is in no unit is where it is', () => {
    const { nama, unit } = values({ reporterName: null, unitCode: null, place: 'Lobi' });

    expect([nama, unit, values({ unitCode: null, place: null }).unit]).toEqual([
      'Bapak/Ibu',
      'Lobi',
      ticket.buildingName,
    ]);
  });
});
