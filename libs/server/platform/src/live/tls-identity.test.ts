import { createPublicKey, X509Certificate } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/index.ts';
import { ownIdentity, readIdentity } from './tls-identity.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 24);

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const own = (now = start, host = 'gedung.example') => ownIdentity({ folder: join(folder, 'mqtt'), host, now });
const keyOf = (pem: string) => createPublicKey(pem).export({ type: 'spki', format: 'pem' });

describe('a certificate of our own', () => {
  it('names the host and this computer, and no client trusts it for signing others', async () => {
    const certificate = new X509Certificate((await own()).cert);

    expect(certificate.checkHost('gedung.example')).toBe('gedung.example');
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
    expect(certificate.ca).toBe(false);
  });

  it('is the same at the next start, with a key that only its owner reads', async () => {
    const first = await own();

    expect(await own(start + dayMs)).toEqual(first);
    expect((await stat(join(folder, 'mqtt/key.pem'))).mode & 0o777).toBe(0o600);
  });

  it('is made anew before it ends, with the key that devices know', async () => {
    const first = await own();

    const second = await own(start + 800 * dayMs);

    expect(second.cert).not.toBe(first.cert);
    expect(keyOf(second.cert)).toBe(keyOf(first.cert));
    expect(Date.parse(new X509Certificate(second.cert).validTo)).toBeGreaterThan(start + 1_500 * dayMs);
  });

  it('is made anew when the server has another name', async () => {
    const first = await own();

    const second = await own(start, '192.168.1.5');

    expect(new X509Certificate(second.cert).checkIP('192.168.1.5')).toBe('192.168.1.5');
    expect(keyOf(second.cert)).toBe(keyOf(first.cert));
  });

  it('is made anew where what is kept is no certificate', async () => {
    await own();
    await writeFile(join(folder, 'mqtt/certificate.pem'), 'half of one');

    const { cert } = await own();

    expect(new X509Certificate(cert).checkHost('gedung.example')).toBe('gedung.example');
    expect(await readFile(join(folder, 'mqtt/certificate.pem'), 'utf8')).toBe(cert);
  });
});

describe('a certificate of files', () => {
  it('is read with its key', async () => {
    const made = await own();

    expect(
      await readIdentity({ cert: join(folder, 'mqtt/certificate.pem'), key: join(folder, 'mqtt/key.pem') }),
    ).toEqual(made);
  });

  it('is refused without its key, and with the key of another', async () => {
    await own();
    await ownIdentity({ folder: join(folder, 'other'), host: 'other.example', now: start });
    const cert = join(folder, 'mqtt/certificate.pem');

    await expect(readIdentity({ cert, key: join(folder, 'nowhere.pem') })).rejects.toThrow('ENOENT');
    await expect(readIdentity({ cert, key: join(folder, 'other/key.pem') })).rejects.toThrow('key values mismatch');
  });
});
