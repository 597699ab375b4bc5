import { expect, it } from 'vitest';
import { isPlainName } from './plain-name.ts';

it.each([
  'Budi Santoso, S.Kom., M.Si',
  'PT. Graha Abadi Tbk.',
  'Dr.H.Budi',
  'Griya No.5 / Blok C',
  'Siti Nur’aini',
  '🏢 Menara',
  'RT.03 RW.05',
])('takes %s for a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

it.each([
  'Bank Anda\r\n\r\nKlik di sini',
  'Bank Anda https://evil.example/masuk',
  'www.evil.example',
  'masuk ke evil.example',
  'evil.xyz/masuk',
  'Bank Anda (bank.co.id)',
  'balas ke penipu@evil.example',
  'ter\u202Ekilab',
  'Budi\u0000',
])('takes %j for none', (name) => {
  expect(isPlainName(name)).toBe(false);
});
