import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { errorCode } from '../system/error-code.ts';
import { ownIdentity, readIdentity, type TlsIdentity } from './tls-identity.ts';

/** How often the certificate is read again, or looked at whether it ends soon, in milliseconds. */
export const renewalMs = 3_600_000;

export interface Certificate {
  readonly current: TlsIdentity;
  /** Calls `changed` with another certificate where there is one by now. */
  readonly renew: (changed: (identity: TlsIdentity) => void) => Promise<void>;
}

/**
 * What the server shows devices over TLS: the certificate that is named, or one it makes for itself and keeps in the data
 * folder.
 * @throws {StartupError} `certificate-unusable`
 */
export async function openCertificate(
  { mqttTls, mqttHost, publicUrl, dataDir }: Pick<Config, 'mqttTls' | 'mqttHost' | 'publicUrl' | 'dataDir'>,
  now: () => number,
): Promise<Certificate> {
  const files = mqttTls?.files ?? null;
  const host = publicUrl === null ? mqttHost : new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  const read = () =>
    files === null ? ownIdentity({ folder: join(dataDir, 'mqtt'), host, now: now() }) : readIdentity(files);
  const first = await read().catch((error: unknown) => {
    if (files === null) throw error;
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartupError('certificate-unusable', files.cert, reason);
  });
  let current = first;
  return {
    current: first,
    async renew(changed) {
      const next = await read();
      if (next.cert === current.cert) return;
      current = next;
      changed(next);
    },
  };
}
