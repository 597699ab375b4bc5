import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findMosquitto } from '../../tools/setup/mosquitto.ts';

export interface HeardCommands {
  readonly ready: Promise<void>;
  /** The first command that comes, as it was sent. */
  readonly first: Promise<string>;
  readonly end: () => void;
}

/** A device that stays connected and hears its commands, by the client of Mosquitto. */
export function hearCommands(device: {
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly topic: string;
}): HeardCommands {
  const { subscribe, environment } = findMosquitto();
  const login = ['-h', '127.0.0.1', '-p', String(device.port), '-u', device.username, '-P', device.password];
  // Into a pipe a program keeps its lines to itself until there are many.
  const child = spawn('/usr/bin/stdbuf', ['-oL', subscribe, ...login, '-q', '1', '-d', '-t', device.topic], {
    env: { ...process.env, ...environment },
  });
  const lines = createInterface({ input: child.stdout });
  const lineThat = (isMeant: (line: string) => boolean) =>
    new Promise<string>((resolve) => lines.on('line', (line) => isMeant(line) && resolve(line)));
  return {
    ready: lineThat((line) => line.includes('received SUBACK')).then(() => undefined),
    first: lineThat((line) => line.startsWith('{')),
    end: () => void child.kill(),
  };
}
