import { describe, expect, it } from 'vitest';
import { announcement } from './announcement.ts';

describe('announcement', () => {
  it('tells the address, the accounts and where the data lies', () => {
    const text = announcement({
      url: 'http://127.0.0.1:8080',
      dataDir: '/srv/imah/data',
      mqttTcpPort: 1883,
      mqttTlsPort: 8883,
      demo: { accounts: ['pengelola@imah.test', 'teknisi@imah.test'], password: 'imah-contoh-2026' },
      mailPage: 'http://127.0.0.1:8080/_demo/mail',
    });

    expect(text.split('\n')).toEqual([
      '',
      '  Imah siap di http://127.0.0.1:8080',
      '  Data         /srv/imah/data',
      '  MQTT         mqtt://127.0.0.1:1883',
      '  MQTT TLS     mqtts://127.0.0.1:8883',
      '  Email        http://127.0.0.1:8080/_demo/mail',
      '',
      '  Data contoh, hanya di komputer ini. Masuk dengan salah satu akun:',
      '    pengelola@imah.test',
      '    teknisi@imah.test',
      '  kata sandi   imah-contoh-2026',
      '',
      '  Ctrl+C untuk berhenti.',
      '',
    ]);
  });

  it('says, without the demonstration, who will own the installation', () => {
    expect(
      announcement({
        url: 'http://127.0.0.1:80',
        dataDir: '/d',
        mqttTcpPort: null,
        mqttTlsPort: null,
        demo: null,
        mailPage: null,
      }),
    ).toContain('Orang pertama yang mendaftar menjadi pemilik pemasangan ini.');
  });
});
