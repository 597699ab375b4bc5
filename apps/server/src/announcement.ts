import type { RuntimeConfig } from '@imah/contract/system/words';

export interface Announcement {
  readonly url: string;
  readonly dataDir: string;
  readonly mqttTcpPort: number | null;
  readonly mqttTlsPort: number | null;
  readonly demo: RuntimeConfig['demo'];
  readonly mailPage: string | null;
}

/** What the person at the terminal reads when the server is ready. */
export function announcement({ url, dataDir, mqttTcpPort, mqttTlsPort, demo, mailPage }: Announcement): string {
  const lines = [
    '',
    `  Imah siap di ${url}`,
    `  Data         ${dataDir}`,
    ...(mqttTcpPort === null ? [] : [`  MQTT         mqtt://127.0.0.1:${mqttTcpPort}`]),
    ...(mqttTlsPort === null ? [] : [`  MQTT TLS     mqtts://127.0.0.1:${mqttTlsPort}`]),
    ...(mailPage === null ? [] : [`  Email        ${mailPage}`]),
  ];
  if (demo === null) lines.push('', '  Orang pertama yang mendaftar menjadi pemilik pemasangan ini.');
  else
    lines.push(
      '',
      '  Data contoh, hanya di komputer ini. Masuk dengan salah satu akun:',
      ...demo.accounts.map((account) => `    ${account}`),
      `  kata sandi   ${demo.password}`,
    );
  return [...lines, '', '  Ctrl+C untuk berhenti.', ''].join('\n');
}
