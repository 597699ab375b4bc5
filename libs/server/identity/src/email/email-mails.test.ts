import { describe, expect, it } from 'vitest';
import { emailMails } from './email-mails.ts';

const link = 'https://imah.test/verifikasi?token=abc';
const languages = ['id', 'en'] as const;

describe.each(languages)('a mail about an address, in %s', (locale) => {
  const { verify, change, taken, notice } = emailMails[locale];
  const mails = {
    verify: verify('Sari', link, 24),
    change: change('Sari', link, 24),
    taken: taken(),
    notice: notice('Sari', link),
  };

  it.each(['verify', 'change', 'notice'] as const)(
    'that is to be acted upon (%s) has its link alone on a line',
    (kind) => {
      expect(mails[kind].text.split('\n').filter((line) => line.includes('https:'))).toEqual([link]);
    },
  );

  it.each(['verify', 'change'] as const)('with a link that ends (%s) says when, and that it works once', (kind) => {
    expect(mails[kind].text).toMatch(locale === 'id' ? /berlaku 24 jam .* sekali/ : /valid for 24 hours .* once/);
  });

  it('to an address that another account has names neither who asked nor whose account it is, and leads nowhere', () => {
    expect([mails.taken.text.includes('Sari'), mails.taken.text.includes('http')]).toEqual([false, false]);
  });

  it('to an address whose owner did not ask says what to do then', () => {
    const words = locale === 'id' ? /abaikan|batalkan/ : /ignore|cancel/;

    expect(Object.entries(mails).filter(([, { text }]) => !words.test(text))).toEqual([]);
  });

  it('is signed, has a subject of one line that fits a phone, and nothing that was left out', () => {
    for (const { subject, text } of Object.values(mails)) {
      expect([subject.includes('\n'), subject.length <= 70, text.endsWith('Imah\n')]).toEqual([false, true, true]);
      expect(text).not.toMatch(/undefined|null|\$\{/);
    }
  });
});

it('no mail says in one language what it says in the other', () => {
  const textsOf = (locale: 'id' | 'en') => {
    const { verify, change, taken, notice } = emailMails[locale];
    return [verify('S', link, 1), change('S', link, 1), taken(), notice('S', link)].map(
      ({ text }) => text.split('\n')[2],
    );
  };

  expect(textsOf('id').filter((line, index) => line === textsOf('en')[index])).toEqual([]);
});
