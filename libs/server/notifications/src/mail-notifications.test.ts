import { describe, expect, it } from 'vitest';
import type { DueDelivery } from './due-deliveries.ts';
import { writeMail } from './mail-notifications.ts';
import { type Addressee, channelsFor, channelState } from './person-wishes.ts';

const config = { publicUrl: 'https://imah.example', host: '127.0.0.1', port: 8080 };
const ani: Addressee = {
  userId: 'ani',
  email: 'ani@imah.test',
  phone: null,
  name: 'Ani',
  locale: 'id',
  timeZone: 'Asia/Jakarta',
  quietHours: null,
  digest: 'each',
  digestMinute: 420,
  mutedBuildingIds: [],
  choices: {},
};
const delivery = (more: Partial<DueDelivery> = {}): DueDelivery => ({
  notificationId: 'n',
  channel: 'email',
  userId: 'ani',
  orgId: 'griya',
  attempts: 1,
  leasedUntil: new Date(0),
  urgency: 'normal',
  kind: 'rights-changed',
  data: { by: 'Sari' },
  href: '/imah',
  count: 1,
  isRead: false,
  building: null,
  organization: 'Griya',
  ...more,
});

describe('a mail of what one is told', () => {
  it('says one thing under its own title, with where to open it, why, and where to choose', () => {
    expect(writeMail(config, ani, [delivery()])).toEqual({
      to: 'ani@imah.test',
      subject: 'Imah: Hak akses Anda di Griya berubah',
      text: [
        'Halo Ani,',
        'Hak akses Anda di Griya berubah\nDiubah oleh Sari. Halaman yang terbuka sudah menyesuaikan diri.\nBuka: https://imah.example/imah\nAnda anggota Griya.',
        'Atur apa yang ingin Anda terima: https://imah.example/imah/akun#pemberitahuan\n\nSalam,\nImah\n',
      ].join('\n\n'),
    });
  });

  it('gathers several under their number, and says how often each has happened', () => {
    const mail = writeMail(config, { ...ani, locale: 'en' }, [
      delivery({ count: 3, href: null }),
      delivery({ kind: 'invitation-accepted', data: { invitee: 'Budi' } }),
    ]);

    expect(mail?.subject).toBe('2 notifications from Imah');
    expect(mail?.text.split('\n\n').slice(1, 4)).toEqual([
      'There are 2 notifications for you:',
      'Your permissions in Griya changed (3 times)\nChanged by Sari. Open pages are already up to date.\nYou are a member of Griya.',
      'Budi accepted your invitation\nBudi is now a member of Griya.\nOpen: https://imah.example/imah\nYou sent this invitation.',
    ]);
  });

  it('leaves out what this version has no words for, and is none where nothing is left', () => {
    const unknown = delivery({ kind: 'of-a-later-version' });

    expect(writeMail(config, ani, [unknown, delivery()])?.subject).toBe('Imah: Hak akses Anda di Griya berubah');
    expect([writeMail(config, ani, [unknown]), writeMail(config, ani, [])]).toEqual([null, null]);
  });

  it('greets with a name that nothing can be pressed in', () => {
    expect(
      writeMail(config, { ...ani, name: 'Ani\r\nhttps://evil.example' }, [delivery()])?.text.split('\n\n')[0],
    ).toBe('Halo Ani https :// evil . example,');
  });

  it.each([
    ['this computer', '127.0.0.1', 'http://127.0.0.1:8080/imah'],
    ['an address of six', '::1', 'http://[::1]:8080/imah'],
  ])('leads to %s where the installation has no public address', (_, host, link) => {
    expect(writeMail({ publicUrl: null, host, port: 8080 }, ani, [delivery()])?.text).toContain(`Buka: ${link}\n`);
  });
});

describe('the channels of a kind', () => {
  it('are those of the kind until the person chooses, and what must reach them whatever they choose', () => {
    const choices = {
      'alarm-raised/push': false,
      'alarm-raised/email': true,
      'password-changed/email': false,
      'gone/email': true,
    };

    expect([channelsFor({ choices: {} }, 'alarm-raised'), channelsFor({ choices }, 'alarm-raised')]).toEqual([
      ['in-app', 'push'],
      ['in-app', 'email'],
    ]);
    expect(channelsFor({ choices }, 'password-changed')).toEqual(['in-app', 'email']);
    expect(channelState({ choices }, 'password-changed', 'email')).toBe('required');
    expect(channelState({ choices }, 'rights-changed', 'push')).toBe(
      channelState({ choices: {} }, 'rights-changed', 'push'),
    );
  });
});
