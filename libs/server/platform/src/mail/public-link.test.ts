import { expect, it } from 'vitest';
import { senderOf } from './create-mailer.ts';
import { nameInMail } from './name-in-mail.ts';
import { publicLink } from './public-link.ts';

it.each([
  [
    'the public address',
    { publicUrl: 'https://imah.example', host: '0.0.0.0', port: 80 },
    'https://imah.example/lupa?token=x',
  ],
  [
    'this computer, without one',
    { publicUrl: null, host: '127.0.0.1', port: 8080 },
    'http://127.0.0.1:8080/lupa?token=x',
  ],
  ['an address of six', { publicUrl: null, host: '::1', port: 8080 }, 'http://[::1]:8080/lupa?token=x'],
])('leads in a mail to %s', (_, config, link) => {
  expect(publicLink(config, '/lupa?token=x')).toBe(link);
});

it('writes from the domain of the installation, whatever else is in its address', () => {
  expect([senderOf('https://user:x@gedung.example:8443'), senderOf('http://10.0.0.7:8080')]).toEqual([
    'Imah <noreply@gedung.example>',
    'Imah <noreply@10.0.0.7>',
  ]);
});

it.each([
  ['a line of its own', 'Sari\nBcc: semua@imah.test', 'Sari Bcc: semua @ imah . test'],
  ['what turns writing around', 'Sari\u202Egnp.exe', 'Sari gnp . exe'],
  ['what cannot be seen', 'Sa\u200Bri\uFEFF', 'Sa ri'],
  ['a line of another kind', 'Sari\u2028Budi', 'Sari Budi'],
  ['an initial', 'R. A. Kartini', 'R. A. Kartini'],
  ['a title', 'Dr.Ir. Sari', 'Dr . Ir. Sari'],
  ['nothing but blanks', ' \t ', ''],
])('writes a name with %s so that nothing can be pressed', (_, name, written) => {
  expect(nameInMail(name)).toBe(written);
});
