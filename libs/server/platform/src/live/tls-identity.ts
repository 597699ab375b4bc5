import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { generate } from 'selfsigned';

/** A certificate with its key, in PEM. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
}

export interface OwnIdentityOptions {
  /** Where the certificate and its key are kept. */
  readonly folder: string;
  /** The name by which devices reach this server. */
  readonly host: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

const dayMs = 86_400_000;
/** What clients take at most (825 days), with some days to spare. */
const validDays = 820;
/** A certificate of our own is made anew when it ends within so many days. */
const renewDays = 60;

/**
 * Reads a certificate and its key from files.
 * @throws where one of them is missing, is none, or does not belong to the other
 */
export async function readIdentity(files: { readonly cert: string; readonly key: string }): Promise<TlsIdentity> {
  const [cert, key] = await Promise.all([readFile(files.cert, 'utf8'), readFile(files.key, 'utf8')]);
  createSecureContext({ cert, key });
  return { cert, key };
}

/**
 * The certificate this server has made for itself, made anew when it ends soon or names another host. Its key stays: a
 * small device that was told the key's fingerprint knows the server again.
 */
export async function ownIdentity({ folder, host, now }: OwnIdentityOptions): Promise<TlsIdentity> {
  const files = { cert: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const kept = await readIdentity(files).catch(() => null);
  if (kept !== null && isGood(kept, host, now)) return kept;
  const names = [...new Set([host, 'localhost', '127.0.0.1', '::1'])];
  const made = await generate([{ name: 'commonName', value: host.slice(0, 64) }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - dayMs),
    notAfterDate: new Date(now + validDays * dayMs),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyAgreement: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name })),
      },
    ],
    ...(kept === null ? {} : { keyPair: keyPairOf(kept.key) }),
  });
  const identity = { cert: made.cert, key: made.private };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await replace(files.key, identity.key);
  await replace(files.cert, identity.cert);
  return identity;
}

function isGood({ cert }: TlsIdentity, host: string, now: number): boolean {
  const certificate = new X509Certificate(cert);
  const isNamed = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  return isNamed !== undefined && Date.parse(certificate.validTo) - now > renewDays * dayMs;
}

function keyPairOf(key: string): { privateKey: string; publicKey: string } {
  const privateKey = createPrivateKey(key);
  return {
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })),
  };
}

/** Whoever reads it meanwhile sees the old one or the new one, never half of it. */
async function replace(file: string, text: string): Promise<void> {
  const next = `${file}.new`;
  await writeFile(next, text, { mode: 0o600 });
  await rename(next, file);
}
