import { parseArgs } from 'node:util';

export interface Settings {
  readonly buildingId: string | null;
  /** Path of the file; `-` for standard output. */
  readonly out: string;
  /** Origin of the server. */
  readonly url: string;
  readonly account: { readonly token: string } | { readonly email: string; readonly password: string } | 'demo';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {Error} on an argument that it does not know, or an address that is none. */
export function readSettings(args: readonly string[], environment: Environment): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' }, url: { type: 'string' } },
  });
  const [buildingId = null, tooMuch] = positionals;
  if (tooMuch !== undefined) throw new Error(tooMuch);
  const url = values.url ?? environment['IMAH_URL'] ?? 'http://127.0.0.1:8080';
  if (!URL.canParse(url)) throw new Error(url);
  return {
    buildingId,
    out: values.out ?? 'telemetry.csv',
    url: new URL(url).origin,
    account: readAccount(environment),
  };
}

function readAccount({
  IMAH_TOKEN: token,
  IMAH_EMAIL: email,
  IMAH_PASSWORD: password,
}: Environment): Settings['account'] {
  if (token) return { token };
  return email && password ? { email, password } : 'demo';
}
