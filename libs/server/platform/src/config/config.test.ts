import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, readConfig, variableNames, type Config } from './config.ts';
import { StartupError } from './startup-error.ts';

const person = { isRoot: false, cwd: '/srv/imah' };

const defaults: Config = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: '/srv/imah/data',
  database: { kind: 'embedded' },
  mqttHost: '127.0.0.1',
  mqttTcpPort: null,
  mqttTls: null,
  s3: null,
  smtpUrl: null,
  mailReplies: null,
  publicUrl: null,
  publicApiBase: null,
  publicMqttUrl: null,
  publicFallbackApiBase: null,
  iconFallbackUrl: null,
  oidc: null,
  trustedProxies: [],
  pushHosts: [],
  whatsapp: null,
  midtrans: { production: 'https://api.midtrans.com', sandbox: 'https://api.sandbox.midtrans.com' },
  paymentSimulatorUrl: null,
  metricsToken: null,
  logLevel: 'info',
};

const faultOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment, person);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return 'no fault';
};

describe('readConfig', () => {
  it('gives every default when nothing is set', () => {
    expect(readConfig({}, person)).toEqual(defaults);
  });

  it('keeps the data in /var/lib/imah when the server runs as root', () => {
    expect(readConfig({}, { isRoot: true, cwd: '/root/imah' }).dataDir).toBe('/var/lib/imah');
  });

  it('reads every variable of the architecture', () => {
    const config = readConfig(
      {
        PORT: '0',
        HOST: '::1',
        IMAH_DATA_DIR: 'here',
        DATABASE_URL: 'postgres://a:b@db/imah',
        MQTT_HOST: '0.0.0.0',
        MQTT_TCP_PORT: '1883',
        MQTT_TLS_PORT: '8883',
        MQTT_TLS_CERT: 'tls/fullchain.pem',
        MQTT_TLS_KEY: '/etc/imah/key.pem',
        S3_URL: 'https://key:secret@s3.example/bucket',
        SMTP_URL: 'smtp://mail:25',
        IMAP_URL: 'imap://imah:secret@127.0.0.1',
        REPLY_ADDRESS: 'balas@imah.example',
        PUBLIC_URL: 'https://imah.example/',
        PUBLIC_API_BASE: 'https://api.imah.example',
        PUBLIC_MQTT_URL: 'wss://mqtt.imah.example/mqtt',
        PUBLIC_FALLBACK_API_BASE: 'http://127.0.0.1:8080',
        ICON_FALLBACK_URL: 'https://icons.example',
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'imah',
        OIDC_CLIENT_SECRET: 'secret',
        PUSH_HOSTS: 'push.example,[::1]:8443',
        WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
        WHATSAPP_ACCESS_TOKEN: 'EAAG-0123456789abcdef',
        WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
        WHATSAPP_VERIFY_TOKEN: 'kata-yang-kami-pilih',
        WHATSAPP_API_BASE: 'http://127.0.0.1:4010/',
        WHATSAPP_API_VERSION: 'v24.0',
        MIDTRANS_API_BASE: 'https://midtrans.example/',
        MIDTRANS_SANDBOX_API_BASE: 'https://sandbox.midtrans.example',
        PAYMENT_SIMULATOR_URL: 'http://127.0.0.1:8090/',
        TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
        METRICS_TOKEN: '0123456789abcdef',
        LOG_LEVEL: 'debug',
      },
      person,
    );

    expect(config).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/srv/imah/here',
      database: { kind: 'external', url: 'postgres://a:b@db/imah' },
      mqttHost: '0.0.0.0',
      mqttTcpPort: 1883,
      mqttTls: { port: 8883, files: { cert: '/srv/imah/tls/fullchain.pem', key: '/etc/imah/key.pem' } },
      s3: {
        bucketUrl: 'https://s3.example/bucket',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        region: 'us-east-1',
      },
      smtpUrl: 'smtp://mail:25',
      mailReplies: {
        mailbox: { host: '127.0.0.1', port: 143, security: 'none', user: 'imah', password: 'secret', folder: 'INBOX' },
        address: { name: 'balas', domain: 'imah.example' },
      },
      publicUrl: 'https://imah.example',
      publicApiBase: 'https://api.imah.example',
      publicMqttUrl: 'wss://mqtt.imah.example/mqtt',
      publicFallbackApiBase: 'http://127.0.0.1:8080',
      iconFallbackUrl: 'https://icons.example',
      oidc: { issuer: 'https://id.example', clientId: 'imah', clientSecret: 'secret' },
      pushHosts: ['push.example', '[::1]:8443'],
      midtrans: { production: 'https://midtrans.example', sandbox: 'https://sandbox.midtrans.example' },
      paymentSimulatorUrl: 'http://127.0.0.1:8090',
      whatsapp: {
        apiBase: 'http://127.0.0.1:4010',
        apiVersion: 'v24.0',
        phoneNumberId: '106540352242922',
        accessToken: 'EAAG-0123456789abcdef',
        appSecret: '0123456789abcdef0123456789abcdef',
        verifyToken: 'kata-yang-kami-pilih',
      },
      trustedProxies: ['10.0.0.0/8', '2001:db8::1'],
      metricsToken: '0123456789abcdef',
      logLevel: 'debug',
    });
    expect(variableNames).toHaveLength(35);
  });

  it('listens to devices where it listens to pages, unless another address is named', () => {
    expect(readConfig({ HOST: '192.168.1.5' }, person).mqttHost).toBe('192.168.1.5');
    expect(readConfig({ HOST: '127.0.0.1', MQTT_HOST: '192.168.1.5' }, person).mqttHost).toBe('192.168.1.5');
  });

  it('makes a certificate of its own where a port for TLS is set and no file is named', () => {
    expect(readConfig({ MQTT_TLS_PORT: '0' }, person).mqttTls).toEqual({ port: 0, files: null });
  });

  it.each([
    [{ MQTT_TLS_PORT: '8883', MQTT_TLS_CERT: 'a.pem' }, 'MQTT_TLS_KEY is required because MQTT_TLS_CERT is set.'],
    [{ MQTT_TLS_PORT: '8883', MQTT_TLS_KEY: 'a.pem' }, 'MQTT_TLS_CERT is required because MQTT_TLS_KEY is set.'],
    [{ MQTT_TLS_CERT: 'a.pem', MQTT_TLS_KEY: 'b.pem' }, 'MQTT_TLS_PORT is required because MQTT_TLS_CERT is set.'],
  ])('refuses the half of a setting for TLS: %j', (environment, sentence) => {
    expect(faultOf(environment)).toContain(sentence);
  });

  it('counts an empty variable as unset', () => {
    expect(readConfig(Object.fromEntries(variableNames.map((name) => [name, ' '])), person)).toEqual(defaults);
  });

  it.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['HOST', 'http://x', 'HOST must be a host name or an IP address, not "http://x".'],
    ['MQTT_TCP_PORT', 'on', 'MQTT_TCP_PORT must be a whole number from 0 to 65535, not "on".'],
    ['PUBLIC_URL', 'imah.example', 'PUBLIC_URL must be an address http://… or https://…, not "imah.example".'],
    ['PUBLIC_MQTT_URL', 'https://x', 'PUBLIC_MQTT_URL must be an address ws://… or wss://…, not "https://x".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(faultOf({ [name]: value }).split('\n')[1]).toBe(sentence);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.1/8/8', '10.0.0.1,'])(
    'refuses TRUSTED_PROXIES=%s in one sentence',
    (value) => {
      expect(faultOf({ TRUSTED_PROXIES: value }).split('\n')[1]).toBe(
        `TRUSTED_PROXIES must be IP addresses or networks (10.0.0.0/8) with commas between them, not "${value}".`,
      );
    },
  );

  it('says the sentence in Indonesian first', () => {
    expect(faultOf({ PORT: 'x' }).split('\n')[0]).toBe('PORT harus bilangan bulat dari 0 sampai 65535, bukan "x".');
  });

  it('does not repeat a value that may hold a password', () => {
    expect(faultOf({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });

  it('wants a bucket and its keys of a store, and tells none of them', () => {
    expect(faultOf({ S3_URL: 'https://key:hunter2@s3.example' }).split('\n')[1]).toBe(
      'S3_URL must be an address https://key:secret@host/bucket, not "•••".',
    );
  });

  it('refuses a broker of its own rather than to look as if it heard that one', () => {
    expect(faultOf({ MQTT_URL: 'mqtts://imah:hunter2@broker' })).toBe(
      'Versi ini hanya bekerja dengan broker MQTT bawaannya; kosongkan MQTT_URL, dan buka broker itu bagi perangkat lewat MQTT_TCP_PORT.\n' +
        'This version works with its own MQTT broker only; leave MQTT_URL empty, and open that broker to devices with MQTT_TCP_PORT.',
    );
    expect(faultOf({ MQTT_URL: 'broker' })).toContain('MQTT_URL must be an address mqtt://');
  });

  it('wants the client of an OpenID issuer', () => {
    expect(faultOf({ OIDC_ISSUER: 'https://id.example' })).toContain(
      'OIDC_CLIENT_ID is required because OIDC_ISSUER is set.',
    );
  });
});

describe('isLoopbackAddress', () => {
  it('is true for this computer alone', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].map(isLoopbackAddress)).toEqual([true, true, true, true]);
    expect(['0.0.0.0', '::', '10.0.0.1', 'imah.example'].map(isLoopbackAddress)).toEqual([false, false, false, false]);
  });
});
