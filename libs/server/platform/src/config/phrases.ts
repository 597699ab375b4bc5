export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What each kind of variable has to be, as the sentence that refuses another value says it. */
export const phrases = {
  port: { id: 'bilangan bulat dari 0 sampai 65535', en: 'a whole number from 0 to 65535' },
  host: { id: 'nama host atau alamat IP', en: 'a host name or an IP address' },
  file: { id: 'nama berkas', en: 'the name of a file' },
  folder: { id: 'nama folder', en: 'the name of a folder' },
  postgres: { id: 'alamat postgresql://…', en: 'an address postgresql://…' },
  mqtt: {
    id: 'alamat mqtt://…, mqtts://…, ws://…, atau wss://…',
    en: 'an address mqtt://…, mqtts://…, ws://… or wss://…',
  },
  webSocket: { id: 'alamat ws://… atau wss://…', en: 'an address ws://… or wss://…' },
  s3: { id: 'alamat https://kunci:rahasia@host/bucket', en: 'an address https://key:secret@host/bucket' },
  smtp: { id: 'alamat smtp://… atau smtps://…', en: 'an address smtp://… or smtps://…' },
  imap: {
    id: 'alamat imaps://pengguna:sandi@host/folder atau imap://…',
    en: 'an address imaps://user:password@host/folder or imap://…',
  },
  replyAddress: {
    id: 'alamat email tanpa "+", misalnya balas@gedung.example',
    en: 'an email address without "+", such as reply@building.example',
  },
  web: { id: 'alamat http://… atau https://…', en: 'an address http://… or https://…' },
  loopback: { id: 'alamat http://… di komputer ini', en: 'an address http://… of this computer' },
  hosts: { id: 'nama host dipisahkan koma', en: 'host names with commas between them' },
  networks: {
    id: 'alamat IP atau jaringan (10.0.0.0/8) dipisahkan koma',
    en: 'IP addresses or networks (10.0.0.0/8) with commas between them',
  },
  text: { id: 'teks', en: 'text' },
  token: { id: 'paling sedikit 16 karakter tanpa spasi', en: 'at least 16 characters without spaces' },
  digits: { id: '5 sampai 20 angka', en: '5 to 20 digits' },
  apiVersion: { id: 'versi seperti v23.0', en: 'a version like v23.0' },
  logLevel: { id: `salah satu dari ${logLevels.join(', ')}`, en: `one of ${logLevels.join(', ')}` },
} as const;
export type Phrase = keyof typeof phrases;
