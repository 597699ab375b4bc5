import { describe, expect, it } from 'vitest';
import { answerOf } from './answer-of.ts';

const said = 'Baik, besok pagi saya di rumah.';
const lines = (...text: string[]) => text.join('\n');

describe('of an answer is taken what its writer has written', () => {
  it.each<[string, string]>([
    [
      'Gmail, in Indonesian',
      lines(
        said,
        '',
        'Pada tanggal Sel, 24 Nov 2026 pukul 09.00 Imah <noreply@gedung.example>',
        'menulis:',
        '',
        '> Halo Sari,',
        '>',
        '> Ada balasan',
      ),
    ],
    [
      'Gmail, in Indonesian, later',
      lines(said, '', 'Pada Sel, 24 Nov 2026, 09.00 Imah <noreply@gedung.example> menulis:', '> Halo Sari,'),
    ],
    [
      'Gmail, in English',
      lines(
        said,
        '',
        'On Tue, Nov 24, 2026 at 9:00 AM Imah <noreply@gedung.example> wrote:',
        '',
        '> Halo Sari,',
        '>> lama',
      ),
    ],
    [
      'Gmail, in English, broken over lines',
      lines(said, '', 'On Tue, Nov 24, 2026 at 9:00 AM Imah', '<noreply@gedung.example>', 'wrote:', '', '> Halo'),
    ],
    [
      'Apple Mail, in Indonesian',
      lines(said, '', '> Pada 24 Nov 2026, pada 09.00, Imah <noreply@gedung.example> menulis:', '> ', '> Halo'),
    ],
    [
      'an iPhone, in Indonesian',
      lines(
        said,
        '',
        'Dikirim dari iPhone saya',
        '',
        'Pada 24 Nov 2026, pukul 09.00, Imah <noreply@gedung.example> menulis:',
        '',
        '> Halo',
      ),
    ],
    [
      'an iPhone, in English',
      lines(
        said,
        '',
        'Sent from my iPhone',
        '',
        'On 24 Nov 2026, at 09.00, Imah <noreply@gedung.example> wrote:',
        '',
        '> Halo',
      ),
    ],
    [
      'Outlook, in English',
      lines(
        said,
        '',
        '-----Original Message-----',
        'From: Imah <noreply@gedung.example>',
        'Sent: Tuesday',
        '',
        'Halo Sari,',
      ),
    ],
    ['Outlook, in Indonesian', lines(said, '', '-----Pesan Asli-----', 'Dari: Imah', 'Halo Sari,')],
    [
      'Outlook of today, in English',
      lines(
        said,
        '',
        'From: Imah <noreply@gedung.example>',
        'Sent: Tuesday, November 24, 2026 9:00 AM',
        'To: Sari',
        'Subject: Imah: Balasan',
        '',
        'Halo Sari,',
      ),
    ],
    [
      'Outlook of today, in Indonesian',
      lines(
        said,
        '',
        'Dari: Imah <noreply@gedung.example>',
        'Dikirim: Selasa, 24 November 2026 09:00',
        'Kepada: Sari',
        'Subjek: Imah: Balasan',
        '',
        'Halo',
      ),
    ],
    ['Outlook on the web', lines(said, '', '________________________________', 'From: Imah', 'Halo')],
    [
      'Outlook on a telephone',
      lines(said, '', 'Dapatkan Outlook untuk Android', '________________________________', 'Dari: Imah', 'Halo'),
    ],
    [
      'Yahoo, in Indonesian',
      lines(
        said,
        '',
        'Dikirim dari Yahoo Mail di Android',
        '',
        '  Pada Sel, 24 Nov 2026 pada 9:00, Imah<noreply@gedung.example> menulis:   Halo',
        '',
      ).replace('menulis:   Halo', 'menulis:\n\n  Halo'),
    ],
    [
      'a program that bolds',
      lines(said, '', '*From:* Imah <noreply@gedung.example>', '*Date:* 24 Nov 2026', '*To:* Sari', '', 'Halo'),
    ],
    ['a signature', lines(said, '', '-- ', 'Sari Dewi', 'PT Maju, 0812')],
    [
      'a signature, then the quote',
      lines(said, '-- ', 'Sari', '', 'On Tue, 24 Nov 2026, Imah <noreply@gedung.example> wrote:', '> Halo'),
    ],
    [
      'an answer under its quote',
      lines('On Tue, 24 Nov 2026, Imah <noreply@gedung.example> wrote:', '> Halo', '> Sari', '', said),
    ],
    ['line ends of Windows', `${said}\r\n\r\nOn Tue, 24 Nov 2026, Imah <noreply@gedung.example> wrote:\r\n> Halo\r\n`],
    ['blanks that cannot be seen', `\uFEFF${said.replaceAll(' ', '\u00A0')}\u200B\n\n\n\n`],
  ])('%s', (_, text) => {
    expect(answerOf(text)).toBe(said);
  });

  it('between quoted lines, where it answers line by line', () => {
    expect(
      answerOf(
        lines('On Tue, 24 Nov 2026, Imah <a@b.example> wrote:', '> Jam berapa?', 'Jam 9.', '> Di mana?', 'Di lobi.'),
      ),
    ).toBe('Jam 9.\nDi lobi.');
  });

  it.each([
    'Pada hari Senin air mati lagi. Tolong dicek:',
    'On Monday I wrote to you:\n\nnobody came.',
    'Dari: dapur sampai kamar mandi basah semua.',
    'Dikirim dari gudang sudah kemarin.\nBarangnya belum sampai.',
    'Harga 10 -- 20 ribu.\n\nAda -- kan?',
    '1 > 2, kata dia.',
  ])('whole, where it only looks like a quote: %s', (text) => {
    expect(answerOf(text)).toBe(text);
  });

  it('with its paragraphs, and no more than one empty line between them', () => {
    expect(answerOf('Satu.\n\n\n\n\nDua.\nTiga.')).toBe('Satu.\n\nDua.\nTiga.');
  });

  it.each(['', '\n> Halo\n', 'Sent from my iPhone', '-- \nSari', '-----Original Message-----\nHalo'])(
    'as nothing where they wrote nothing: %j',
    (text) => {
      expect(answerOf(text)).toBe('');
    },
  );

  it.each([
    ['one line', `On ${'x '.repeat(60_000)}`],
    ['many lines that begin a quote', 'On Tuesday\n'.repeat(10_000)],
    ['many addresses', '<a@b> '.repeat(20_000)],
    ['many marks', `${'>'.repeat(50_000)}\n${'_'.repeat(50_000)}`],
  ])('soon, of %s without end', (_, text) => {
    const begun = process.cpuUsage();
    answerOf(text);

    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
