import { expect, it } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

it('leaves a name as it is', () => {
  expect(nameInMail('PT. Graha Abadi')).toBe('PT. Graha Abadi');
});

it('puts a name on one line, and makes nothing of it that can be pressed', () => {
  expect(nameInMail('Bank Anda\r\n\r\nKlik https://evil.example/masuk')).toBe(
    'Bank Anda Klik https :// evil . example/masuk',
  );
  expect(nameInMail('balas ke penipu@evil.example')).toBe('balas ke penipu @ evil . example');
});
