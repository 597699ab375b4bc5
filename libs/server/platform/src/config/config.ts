import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { type ImapPlace, readImapUrl, readReplyAddress, type ReplyAddress } from './imap-place.ts';
import { type MqttTls, readMqttTls } from './mqtt-tls.ts';
import { logLevels, type Phrase, phrases } from './phrases.ts';
import { readS3Url, type S3Place } from './s3-place.ts';
import { StartupError } from './startup-error.ts';
import { readWhatsApp, type WhatsAppAccount } from './whatsapp-account.ts';

export type LogLevel = (typeof logLevels)[number];

/** What the environment says, checked. Null means "not set". */
export interface Config {
  /** 0: one that is free. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'external'; readonly url: string };
  /** Where devices are listened to; the pages' address when not set. */
  readonly mqttHost: string;
  /** 0: one that is free. */
  readonly mqttTcpPort: number | null;
  readonly mqttTls: MqttTls | null;
  /** A store for files instead of the data folder. */
  readonly s3: S3Place | null;
  readonly smtpUrl: string | null;
  /** Where answers to mails arrive: the mailbox that is read, and the address that mails are answered to. */
  readonly mailReplies: { readonly mailbox: ImapPlace; readonly address: ReplyAddress } | null;
  /** Origin under which people reach this installation, without a slash at the end. */
  readonly publicUrl: string | null;
  /** Addresses and networks of proxies, beside this computer's own, that are believed when they name the client. */
  readonly trustedProxies: readonly string[];
  readonly publicApiBase: string | null;
  readonly publicMqttUrl: string | null;
  readonly publicFallbackApiBase: string | null;
  readonly iconFallbackUrl: string | null;
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** Hosts, beside the browsers' own push services, to which pushes may be sent. */
  readonly pushHosts: readonly string[];
  /** By which account people are told things on WhatsApp; without one nothing is said of it anywhere. */
  readonly whatsapp: WhatsAppAccount | null;
  /** Where Midtrans is asked for payments, and its sandbox. */
  readonly midtrans: { readonly production: string; readonly sandbox: string };
  /** A simulator of a payment gateway on this computer, which organisations may choose; without one none may. */
  readonly paymentSimulatorUrl: string | null;
  /** Who names it may read `/metrics` from anywhere; without one only this computer may. */
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const host = z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/);
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const address = (...protocols: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
    .transform((text) => text.replace(/\/+$/, ''));
/** As a browser writes it: what is made of it (cookies, origins, policies) is compared letter by letter. */
const origin = (...protocols: string[]) =>
  address(...protocols).transform((text) => new URL(text).href.replace(/\/+$/, ''));
const web = origin('http:', 'https:');
const s3 = z.string().transform((text, check) => {
  const place = readS3Url(text);
  if (place === null) check.addIssue({ code: 'custom', message: 'no address of an S3 bucket' });
  return place;
});
const imap = z.string().transform((text, check) => {
  const place = readImapUrl(text);
  if (place === null) check.addIssue({ code: 'custom', message: 'no address of an IMAP mailbox' });
  return place;
});
const replyAddress = z.string().transform((text, check) => {
  const address = readReplyAddress(text);
  if (address === null) check.addIssue({ code: 'custom', message: 'no address to reply to' });
  return address;
});

/** Of this computer: what is paid there is no money. */
const loopback = origin('http:').refine((text) => isLoopbackAddress(new URL(text).hostname.replace(/^\[|\]$/g, '')));

/** What stands in a header, and is long enough to be a secret. */
const token = z.string().regex(/^[\x21-\x7e]{16,}$/);
const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork));

const variables = {
  PORT: { phrase: 'port', schema: port },
  HOST: { phrase: 'host', schema: host },
  IMAH_DATA_DIR: { phrase: 'folder', schema: z.string().min(1) },
  DATABASE_URL: { phrase: 'postgres', schema: address('postgres:', 'postgresql:') },
  MQTT_URL: { phrase: 'mqtt', schema: address('mqtt:', 'mqtts:', 'ws:', 'wss:') },
  MQTT_HOST: { phrase: 'host', schema: host },
  MQTT_TCP_PORT: { phrase: 'port', schema: port },
  MQTT_TLS_PORT: { phrase: 'port', schema: port },
  MQTT_TLS_CERT: { phrase: 'file', schema: z.string().min(1) },
  MQTT_TLS_KEY: { phrase: 'file', schema: z.string().min(1) },
  S3_URL: { phrase: 's3', schema: s3 },
  SMTP_URL: { phrase: 'smtp', schema: address('smtp:', 'smtps:') },
  IMAP_URL: { phrase: 'imap', schema: imap },
  REPLY_ADDRESS: { phrase: 'replyAddress', schema: replyAddress },
  PUBLIC_URL: { phrase: 'web', schema: web },
  TRUSTED_PROXIES: { phrase: 'networks', schema: networks },
  PUBLIC_API_BASE: { phrase: 'web', schema: web },
  PUBLIC_MQTT_URL: { phrase: 'webSocket', schema: origin('ws:', 'wss:') },
  PUBLIC_FALLBACK_API_BASE: { phrase: 'web', schema: web },
  ICON_FALLBACK_URL: { phrase: 'web', schema: web },
  // Compared with what the provider calls itself.
  OIDC_ISSUER: { phrase: 'web', schema: address('http:', 'https:') },
  OIDC_CLIENT_ID: { phrase: 'text', schema: z.string().min(1) },
  OIDC_CLIENT_SECRET: { phrase: 'text', schema: z.string().min(1) },
  PUSH_HOSTS: { phrase: 'hosts', schema: z.string().regex(/^[A-Za-z0-9.:[\]-]+(?:,[A-Za-z0-9.:[\]-]+)*$/) },
  WHATSAPP_PHONE_NUMBER_ID: { phrase: 'digits', schema: z.string().regex(/^\d{5,20}$/) },
  WHATSAPP_ACCESS_TOKEN: { phrase: 'token', schema: token },
  WHATSAPP_APP_SECRET: { phrase: 'token', schema: token },
  WHATSAPP_VERIFY_TOKEN: { phrase: 'token', schema: token },
  WHATSAPP_API_BASE: { phrase: 'web', schema: web },
  WHATSAPP_API_VERSION: { phrase: 'apiVersion', schema: z.string().regex(/^v\d{1,3}\.\d$/) },
  MIDTRANS_API_BASE: { phrase: 'web', schema: web },
  MIDTRANS_SANDBOX_API_BASE: { phrase: 'web', schema: web },
  PAYMENT_SIMULATOR_URL: { phrase: 'loopback', schema: loopback },
  METRICS_TOKEN: { phrase: 'token', schema: token },
  LOG_LEVEL: { phrase: 'logLevel', schema: z.enum(logLevels) },
} as const satisfies Record<string, { phrase: Phrase; schema: z.ZodType }>;
type Variable = keyof typeof variables;
type ValueOf<V extends Variable> = z.output<(typeof variables)[V]['schema']>;

/** Names of every variable the server reads. */
export const variableNames = Object.keys(variables) as readonly Variable[]; // Object.keys forgets the literal names.

/** Names whose value is not repeated on screen or in a log. */
const secret: ReadonlySet<Variable> = new Set<Variable>([
  'DATABASE_URL',
  'MQTT_URL',
  'S3_URL',
  'SMTP_URL',
  'IMAP_URL',
  'OIDC_CLIENT_SECRET',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'METRICS_TOKEN',
]);

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @throws {StartupError} naming the first variable that is wrong and what it must be.
 */
export function readConfig(
  environment: Environment,
  process: { readonly isRoot: boolean; readonly cwd: string },
): Config {
  const read = <V extends Variable>(name: V): ValueOf<V> | null => readVariable(environment, name);
  const databaseUrl = read('DATABASE_URL');
  // A process that hears other messages than its devices send would look as if it worked.
  if (read('MQTT_URL') !== null) throw new StartupError('broker-of-its-own');
  return {
    port: read('PORT') ?? 8080,
    host: read('HOST') ?? '127.0.0.1',
    mqttHost: read('MQTT_HOST') ?? read('HOST') ?? '127.0.0.1',
    dataDir: resolve(process.cwd, read('IMAH_DATA_DIR') ?? (process.isRoot ? '/var/lib/imah' : './data')),
    database: databaseUrl === null ? { kind: 'embedded' } : { kind: 'external', url: databaseUrl },
    mqttTcpPort: read('MQTT_TCP_PORT'),
    mqttTls: readMqttTls(
      { port: read('MQTT_TLS_PORT'), cert: read('MQTT_TLS_CERT'), key: read('MQTT_TLS_KEY') },
      process.cwd,
    ),
    s3: read('S3_URL'),
    smtpUrl: read('SMTP_URL'),
    mailReplies: readMailReplies(read('IMAP_URL'), read('REPLY_ADDRESS')),
    publicUrl: read('PUBLIC_URL'),
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    publicApiBase: read('PUBLIC_API_BASE'),
    publicMqttUrl: read('PUBLIC_MQTT_URL'),
    publicFallbackApiBase: read('PUBLIC_FALLBACK_API_BASE'),
    iconFallbackUrl: read('ICON_FALLBACK_URL'),
    oidc: readOidc(read('OIDC_ISSUER'), read('OIDC_CLIENT_ID'), read('OIDC_CLIENT_SECRET')),
    pushHosts: read('PUSH_HOSTS')?.split(',') ?? [],
    whatsapp: readWhatsApp({
      phoneNumberId: read('WHATSAPP_PHONE_NUMBER_ID'),
      accessToken: read('WHATSAPP_ACCESS_TOKEN'),
      appSecret: read('WHATSAPP_APP_SECRET'),
      verifyToken: read('WHATSAPP_VERIFY_TOKEN'),
      apiBase: read('WHATSAPP_API_BASE'),
      apiVersion: read('WHATSAPP_API_VERSION'),
    }),
    midtrans: {
      production: read('MIDTRANS_API_BASE') ?? 'https://api.midtrans.com',
      sandbox: read('MIDTRANS_SANDBOX_API_BASE') ?? 'https://api.sandbox.midtrans.com',
    },
    paymentSimulatorUrl: read('PAYMENT_SIMULATOR_URL'),
    metricsToken: read('METRICS_TOKEN'),
    logLevel: read('LOG_LEVEL') ?? 'info',
  };
}

function readVariable<V extends Variable>(environment: Environment, name: V): ValueOf<V> | null {
  const text = environment[name]?.trim() ?? '';
  if (text === '') return null;
  const { schema, phrase } = variables[name];
  const result = schema.safeParse(text);
  if (!result.success) throw new StartupError('bad-variable', name, phrases[phrase], secret.has(name) ? '•••' : text);
  // `schema` is the union of all schemas here; the one of `name` gives ValueOf<V>.
  return result.data as ValueOf<V>;
}

function readOidc(issuer: string | null, clientId: string | null, clientSecret: string | null): Config['oidc'] {
  if (issuer === null) return null;
  if (clientId === null) throw new StartupError('missing-variable', 'OIDC_CLIENT_ID', 'OIDC_ISSUER');
  if (clientSecret === null) throw new StartupError('missing-variable', 'OIDC_CLIENT_SECRET', 'OIDC_ISSUER');
  return { issuer, clientId, clientSecret };
}

/** A mailbox that no mail leads to, and an address that nobody reads, are both a setting forgotten. */
function readMailReplies(mailbox: ImapPlace | null, address: ReplyAddress | null): Config['mailReplies'] {
  if (mailbox === null && address === null) return null;
  if (address === null) throw new StartupError('missing-variable', 'REPLY_ADDRESS', 'IMAP_URL');
  if (mailbox === null) throw new StartupError('missing-variable', 'IMAP_URL', 'REPLY_ADDRESS');
  return { mailbox, address };
}

/** An IP address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether nobody outside this computer can reach a server on `host`. */
export function isLoopbackAddress(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
