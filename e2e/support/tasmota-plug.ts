import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findMosquitto } from '../../tools/setup/mosquitto.ts';

export interface PlugOptions {
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /** The certificate to trust, where it speaks over TLS. */
  readonly certificate?: string;
  /** `tasmota_ABC` */
  readonly topic: string;
}

/** Debian's own: into a pipe a program keeps its lines to itself until there are many. */
const lineBuffered = '/usr/bin/stdbuf';

export interface TasmotaPlug {
  /** Says one message, kept or not, and resolves once the server has acknowledged it; the reason where it was refused. */
  readonly say: (topic: string, text: string) => Promise<string>;
  /** Obeys `cmnd/<topic>/POWER` until it is ended. */
  readonly obey: () => { readonly ready: Promise<void>; readonly end: () => void };
}

/** A plug of Tasmota as the clients of Mosquitto speak it: written in another language than the server. */
export function tasmotaPlug({ port, username, password, certificate, topic }: PlugOptions): TasmotaPlug {
  const { publish, subscribe, environment } = findMosquitto();
  const env = { ...process.env, ...environment };
  const common = ['-h', '127.0.0.1', '-p', String(port), '-u', username, '-P', password, '-q', '1'];
  const tls = certificate === undefined ? [] : ['--cafile', certificate];

  const say: TasmotaPlug['say'] = (to, text) =>
    new Promise((resolve) => {
      const child = spawn(publish, [...common, ...tls, '-t', to, '-m', text], { env });
      let error = '';
      child.stderr.on('data', (chunk: Buffer) => void (error += String(chunk)));
      child.once('close', () => resolve(error.trim()));
    });

  return {
    say,
    obey() {
      const child = spawn(lineBuffered, ['-oL', subscribe, ...common, ...tls, '-d', '-t', `cmnd/${topic}/POWER`], {
        env,
      });
      let isReady = () => undefined as void;
      const ready = new Promise<void>((resolve) => (isReady = resolve));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('received SUBACK')) isReady();
        if (line === 'ON' || line === 'OFF') void say(`stat/${topic}/RESULT`, JSON.stringify({ POWER: line }));
      });
      return { ready, end: () => void child.kill() };
    },
  };
}
