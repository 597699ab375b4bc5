import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkReport } from './check-report.ts';
import { type Asked, readCommandLine } from './command-line.ts';
import { GatewayError, reasonOf } from './config/gateway-error.ts';
import { readSettings } from './config/read-settings.ts';
import type { Settings } from './config/settings.ts';

/** Two hundred and fifty devices with a hundred points each are not as much. */
const mostMegabytes = 8;
// npm runs a script in the folder of the workspace; files are named from where the person stands.
const here = process.env['INIT_CWD'] ?? process.cwd();

try {
  const asked = readCommandLine(process.argv.slice(2));
  if (asked.kind === 'scan') await scan(asked);
  else if (asked.kind === 'check') console.log(checkReport(read(asked.config)));
  else await run(asked.config);
} catch (error) {
  if (!(error instanceof GatewayError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function read(config: string): Settings {
  const file = resolve(here, config);
  let text: string;
  try {
    if (statSync(file).size > mostMegabytes * 1_048_576)
      throw new GatewayError(reasonOf('file-too-large', file, mostMegabytes));
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError(reasonOf('file-unreadable', file, error instanceof Error ? error.message : String(error)));
  }
  return readSettings(text, config);
}

async function run(config: string): Promise<void> {
  const settings = read(config);
  // What speaks with the plant is loaded once it is known that there is something to say: a fault is told at once.
  const [{ pino }, { startGateway }] = await Promise.all([import('pino'), import('./gateway.ts')]);
  const gateway = await startGateway(settings, dirname(resolve(here, config)), pino({ level: settings.log }));
  let isEnding = false;
  const end = () => {
    // Who says it twice does not want to wait.
    if (isEnding) process.exit(130);
    isEnding = true;
    void gateway.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

async function scan({ host, port, units, addresses, timeoutMs, out }: Extract<Asked, { kind: 'scan' }>): Promise<void> {
  const file = resolve(here, out);
  if (existsSync(file)) throw new GatewayError(reasonOf('file-exists', file));
  const [{ scanModbus }, { writeMapping }] = await Promise.all([
    import('./scan/scan-modbus.ts'),
    import('./scan/write-mapping.ts'),
  ]);
  const found = await scanModbus({ host, port, units, addresses, timeoutMs }, (unit) =>
    process.stderr.write(`unit ${unit}\r`),
  ).catch((error: unknown) => {
    throw new GatewayError(
      reasonOf('nobody-there', `${host}:${port}`, error instanceof Error ? error.message : String(error)),
    );
  });
  if (found.length === 0)
    throw new GatewayError(reasonOf('nobody-there', `${host}:${port}`, `unit ${units.join(', ')}`));
  writeFileSync(file, writeMapping(host, port, found));
  const registers = found.reduce((sum, unit) => sum + unit.registers.length, 0);
  console.log(
    `${found.length} unit dengan ${registers} register ditemukan; sesuaikan ${file}.\n${found.length} units with ${registers} registers found; mend ${file}.`,
  );
}
