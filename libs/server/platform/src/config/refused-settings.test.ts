import { describe, expect, it } from 'vitest';
import { readConfig, variableNames } from './config.ts';
import { StartupError } from './startup-error.ts';
import { startupMessages } from './startup-messages.ts';

const person = { isRoot: false, cwd: '/srv/imah' };
const read = (environment: Record<string, string>) => readConfig(environment, person);
function wordsOf(environment: Record<string, string>): string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof StartupError) return [error.fault, ...error.message.split('\n')];
    throw error;
  }
  return ['no fault'];
}

describe('a setting that cannot be', () => {
  it.each([
    ['DATABASE_URL', 'mysql://db/imah', 'alamat postgresql://…', 'an address postgresql://…', '•••'],
    ['DATABASE_URL', 'localhost', 'alamat postgresql://…', 'an address postgresql://…', '•••'],
    ['SMTP_URL', 'https://mail', 'alamat smtp://… atau smtps://…', 'an address smtp://… or smtps://…', '•••'],
    [
      'PUBLIC_URL',
      'ftp://imah.example',
      'alamat http://… atau https://…',
      'an address http://… or https://…',
      'ftp://imah.example',
    ],
    ['PUBLIC_API_BASE', '/api', 'alamat http://… atau https://…', 'an address http://… or https://…', '/api'],
    ['PUBLIC_FALLBACK_API_BASE', 'x', 'alamat http://… atau https://…', 'an address http://… or https://…', 'x'],
    [
      'ICON_FALLBACK_URL',
      'javascript:alert(1)',
      'alamat http://… atau https://…',
      'an address http://… or https://…',
      'javascript:alert(1)',
    ],
    ['OIDC_ISSUER', 'id.example', 'alamat http://… atau https://…', 'an address http://… or https://…', 'id.example'],
    [
      'PUSH_HOSTS',
      'push.example other',
      'nama host dipisahkan koma',
      'host names with commas between them',
      'push.example other',
    ],
    [
      'PUSH_HOSTS',
      'push.example,',
      'nama host dipisahkan koma',
      'host names with commas between them',
      'push.example,',
    ],
    [
      'METRICS_TOKEN',
      'pendek',
      'paling sedikit 16 karakter tanpa spasi',
      'at least 16 characters without spaces',
      '•••',
    ],
    [
      'METRICS_TOKEN',
      'sixteen characters',
      'paling sedikit 16 karakter tanpa spasi',
      'at least 16 characters without spaces',
      '•••',
    ],
    ['WHATSAPP_PHONE_NUMBER_ID', '+62 812', '5 sampai 20 angka', '5 to 20 digits', '+62 812'],
    [
      'PAYMENT_SIMULATOR_URL',
      'http://pay.example:8090',
      'alamat http://… di komputer ini',
      'an address http://… of this computer',
      'http://pay.example:8090',
    ],
    ['WHATSAPP_API_VERSION', '23', 'versi seperti v23.0', 'a version like v23.0', '23'],
    [
      'WHATSAPP_API_BASE',
      'graph.facebook.com',
      'alamat http://… atau https://…',
      'an address http://… or https://…',
      'graph.facebook.com',
    ],
    ...['WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'].map((name) => [
      name,
      'pendek',
      'paling sedikit 16 karakter tanpa spasi',
      'at least 16 characters without spaces',
      '•••',
    ]),
    ['HOST', 'a'.repeat(254), 'nama host atau alamat IP', 'a host name or an IP address', 'a'.repeat(254)],
    ['PORT', '1e3', 'bilangan bulat dari 0 sampai 65535', 'a whole number from 0 to 65535', '1e3'],
  ])('%s=%s is refused in one sentence of two languages', (name, value, id, en, shown) => {
    expect(wordsOf({ [name]: value })).toEqual([
      'bad-variable',
      `${name} harus ${id}, bukan "${shown}".`,
      `${name} must be ${en}, not "${shown}".`,
    ]);
  });

  it('is told one at a time, and before what would follow from it', () => {
    expect(wordsOf({ PORT: 'x', HOST: '/', DATABASE_URL: 'db' })[1]).toContain('DATABASE_URL');
  });

  it('is a client of a provider without its secret', () => {
    expect(wordsOf({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'imah' })).toEqual([
      'missing-variable',
      'OIDC_CLIENT_SECRET wajib diisi karena OIDC_ISSUER diisi.',
      'OIDC_CLIENT_SECRET is required because OIDC_ISSUER is set.',
    ]);
  });
});

describe('an account of WhatsApp', () => {
  const whole = {
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'EAAG-0123456789abcdef',
    WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
    WHATSAPP_VERIFY_TOKEN: 'kata-yang-kami-pilih',
  };

  it.each(['WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'])(
    'is refused without its %s',
    (name) => {
      expect(wordsOf({ ...whole, [name]: '' })).toEqual([
        'missing-variable',
        `${name} wajib diisi karena WHATSAPP_PHONE_NUMBER_ID diisi.`,
        `${name} is required because WHATSAPP_PHONE_NUMBER_ID is set.`,
      ]);
    },
  );

  it('is reached where Meta answers, and is none without a number', () => {
    expect([read(whole).whatsapp?.apiBase, read(whole).whatsapp?.apiVersion]).toEqual([
      'https://graph.facebook.com',
      'v23.0',
    ]);
    expect(read({ ...whole, WHATSAPP_PHONE_NUMBER_ID: '' }).whatsapp).toBeNull();
  });
});

describe('a setting that is right', () => {
  it('needs no provider for a client that is set', () => {
    expect(read({ OIDC_CLIENT_ID: 'imah', OIDC_CLIENT_SECRET: 'x' }).oidc).toBeNull();
  });

  it('is taken without the blanks around it, and without slashes at the end of an address', () => {
    const config = read({ PUBLIC_URL: '  https://imah.example//  ', PORT: ' 80 ', LOG_LEVEL: ' warn\n' });

    expect([config.publicUrl, config.port, config.logLevel]).toEqual(['https://imah.example', 80, 'warn']);
  });

  it('is an address as browsers write it, however it was typed', () => {
    const config = read({
      PUBLIC_URL: 'HTTPS://Imah.Example:443/',
      PUBLIC_API_BASE: 'https:api.imah.example',
      PUBLIC_MQTT_URL: 'WSS://MQTT.imah.example/mqtt',
    });

    expect([config.publicUrl, config.publicApiBase, config.publicMqttUrl]).toEqual([
      'https://imah.example',
      'https://api.imah.example',
      'wss://mqtt.imah.example/mqtt',
    ]);
  });

  it.each([
    ['one address', '10.0.0.7', ['10.0.0.7']],
    ['networks of both kinds', '10.0.0.0/8,fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['everything', '0.0.0.0/0', ['0.0.0.0/0']],
  ])('names as proxies %s', (_, text, proxies) => {
    expect(read({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(proxies);
  });

  it.each(['10.0.0.0/', '10.0.0.0/x', '10.0.0.0/-1', 'fd00::/129', '10.0.0.300', '10.0.0.1 10.0.0.2'])(
    'takes no proxy %s',
    (value) => {
      expect(wordsOf({ TRUSTED_PROXIES: value })[0]).toBe('bad-variable');
    },
  );

  it('keeps an absolute folder, and puts a relative one where the server was started', () => {
    expect([read({ IMAH_DATA_DIR: '/mnt/imah' }).dataDir, read({ IMAH_DATA_DIR: '../data' }).dataDir]).toEqual([
      '/mnt/imah',
      '/srv/data',
    ]);
  });

  it('is read from the names of the architecture alone', () => {
    expect(read({ port: '1', IMAH_PORT: '2', Port: '3' }).port).toBe(8080);
    expect(new Set(variableNames).size).toBe(variableNames.length);
  });
});

describe('every sentence with which a start can end', () => {
  const details = ['SATU', { id: 'dua', en: 'two' }, 'tiga'] as const;
  // The details of each differ; whole sentences are what is looked at.
  const sentences = Object.entries(startupMessages).map(
    ([fault, { id, en }]) =>
      [fault, Reflect.apply(id, null, details) as string, Reflect.apply(en, null, details) as string] as const,
  );

  it.each(sentences)('%s is one line in each language, and another in each', (_, id, en) => {
    expect([id, en].map((text) => /^\S[^\n]*\.$/.test(text))).toEqual([true, true]);
    expect(id).not.toBe(en);
  });

  it.each(sentences)('%s names the same in both languages', (_, id, en) => {
    const named = (text: string) =>
      ['SATU', 'tiga', ...text.matchAll(/[A-Z]+_[A-Z_]+/g)]
        .flat()
        .filter((name) => text.includes(name))
        .toSorted();

    expect([...new Set(named(id))]).toEqual([...new Set(named(en))]);
  });
});
