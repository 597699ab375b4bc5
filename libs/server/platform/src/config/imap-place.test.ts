import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readImapUrl, readReplyAddress } from './imap-place.ts';
import { StartupError } from './startup-error.ts';

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment, { isRoot: false, cwd: '/srv/imah' });
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n')[1];
    throw error;
  }
  return 'no fault';
};
const mailbox = 'imaps://balas%40gedung.example:r%3Ahasia@mail.gedung.example/Imah%2FMasuk';

describe('a mailbox', () => {
  it('is read from one address: how it is reached, whose it is, and which folder', () => {
    expect(readImapUrl(mailbox)).toEqual({
      host: 'mail.gedung.example',
      port: 993,
      security: 'tls',
      user: 'balas@gedung.example',
      password: 'r:hasia',
      folder: 'Imah/Masuk',
    });
  });

  it.each([
    ['imap://a:b@mail.example', 'starttls', 143, 'INBOX'],
    ['imap://a:b@mail.example:1143/', 'starttls', 1143, 'INBOX'],
    ['imap://a:b@127.0.0.1:1143', 'none', 1143, 'INBOX'],
    ['imap://a:b@[::1]', 'none', 143, 'INBOX'],
    ['imap://a:b@127.0.0.1.example', 'starttls', 143, 'INBOX'],
  ])('%s sends no password unsealed but to this computer', (url, security, port, folder) => {
    expect(readImapUrl(url)).toMatchObject({ security, port, folder });
  });

  it.each([
    'mail.example',
    'https://a:b@mail.example',
    'imaps://mail.example',
    'imaps://a@mail.example',
    'imaps://a:%zz@m',
  ])('%s is none', (url) => {
    expect(readImapUrl(url)).toBeNull();
  });
});

describe('an address to reply to', () => {
  it('is a name that has room for a token, at a domain', () => {
    expect(readReplyAddress('balas.tiket@Gedung.Example')).toEqual({ name: 'balas.tiket', domain: 'gedung.example' });
  });

  it.each([
    'balas',
    'ba+las@gedung.example',
    'Imah <balas@gedung.example>',
    `${'a'.repeat(32)}@gedung.example`,
    'a@.b',
  ])('%s is none', (text) => {
    expect(readReplyAddress(text)).toBeNull();
  });
});

describe('the settings of answers by mail', () => {
  it('are both set, or neither', () => {
    const both = { IMAP_URL: mailbox, REPLY_ADDRESS: 'balas@gedung.example' };

    expect(refusal(both)).toBe('no fault');
    expect(refusal({ IMAP_URL: mailbox })).toBe('REPLY_ADDRESS is required because IMAP_URL is set.');
    expect(refusal({ REPLY_ADDRESS: both.REPLY_ADDRESS })).toBe('IMAP_URL is required because REPLY_ADDRESS is set.');
  });

  it('end the start in one sentence where they cannot be, which repeats no password', () => {
    expect(refusal({ IMAP_URL: 'pop://a:secret@mail.example', REPLY_ADDRESS: 'balas@gedung.example' })).toBe(
      'IMAP_URL must be an address imaps://user:password@host/folder or imap://…, not "•••".',
    );
    expect(refusal({ REPLY_ADDRESS: 'balas' })).toBe(
      'REPLY_ADDRESS must be an email address without "+", such as reply@building.example, not "balas".',
    );
  });
});
