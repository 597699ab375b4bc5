import { parseArgs } from 'node:util';
import { GatewayError, reasonOf } from './config/gateway-error.ts';
import { readRanges } from './scan/ranges.ts';

/** What was asked for on the command line. */
export type Asked =
  | { readonly kind: 'run' | 'check'; readonly config: string }
  | {
      readonly kind: 'scan';
      readonly host: string;
      readonly port: number;
      readonly units: readonly number[];
      readonly addresses: readonly number[];
      readonly timeoutMs: number;
      readonly out: string;
    };

const text = { type: 'string' } as const;
const options = {
  config: { ...text, default: 'gateway.yaml' },
  host: text,
  port: { ...text, default: '502' },
  units: { ...text, default: '1-16' },
  registers: { ...text, default: '0-127' },
  timeout: { ...text, default: '500' },
  out: { ...text, default: 'gateway.yaml' },
} as const;

/** @throws {GatewayError} for words that mean nothing here */
export function readCommandLine(words: readonly string[]): Asked {
  const { values, positionals } = parse(words);
  const [kind = 'run', ...more] = positionals;
  if (more.length > 0 || !['run', 'check', 'scan'].includes(kind))
    throw new GatewayError(reasonOf('unknown-command', more.at(-1) ?? kind));
  if (kind !== 'scan') return { kind: kind === 'check' ? 'check' : 'run', config: values.config };
  if (values.host === undefined) throw new GatewayError(reasonOf('missing-option', 'host'));
  return {
    kind: 'scan',
    host: values.host,
    port: numbers('port', values.port, 1, 65_535)[0] ?? 502,
    units: numbers('units', values.units, 0, 255),
    addresses: numbers('registers', values.registers, 0, 65_535),
    timeoutMs: numbers('timeout', values.timeout, 50, 30_000)[0] ?? 500,
    out: values.out,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const word = /'([^']*)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? words.join(' ');
    throw new GatewayError(reasonOf('unknown-command', word));
  }
}

function numbers(name: string, value: string, least: number, highest: number): readonly number[] {
  const found = readRanges(value, least, highest);
  if (found !== null) return found;
  const expected = {
    id: `bilangan dari ${least} sampai ${highest}, seperti 1-5,9`,
    en: `numbers from ${least} to ${highest}, like 1-5,9`,
  };
  throw new GatewayError(reasonOf('bad-option', name, expected, value));
}
