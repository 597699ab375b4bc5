import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';
import { unpackFromDebian } from './unpack-from-debian.ts';

const folder = join(workspaceRoot, 'node_modules/.cache/mosquitto');

export interface MosquittoClients {
  readonly publish: string;
  readonly subscribe: string;
  /** What they need beside the environment: where their libraries are. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The MQTT clients of another language that journeys speak with: those installed, or those unpacked here. */
export function findMosquitto(): MosquittoClients {
  const root = hasMosquitto('/') ? '/' : folder;
  if (!hasMosquitto(root)) throw new Error('mosquitto_pub is missing: node tools/setup/mosquitto.ts brings it');
  const libraries = root === '/' ? [] : readdirSync(join(root, 'usr/lib')).map((name) => join(root, 'usr/lib', name));
  return {
    publish: join(root, 'usr/bin/mosquitto_pub'),
    subscribe: join(root, 'usr/bin/mosquitto_sub'),
    environment: libraries.length === 0 ? {} : { LD_LIBRARY_PATH: libraries.join(':') },
  };
}

/** Debian's `mosquitto-clients`, unpacked below `node_modules`: nothing is installed for it. */
export function ensureMosquitto(): boolean {
  if (hasMosquitto('/') || hasMosquitto(folder)) return true;
  console.log('imah: mosquitto_pub untuk pengujian belum ada; sedang diunduh …');
  if (unpackFromDebian({ name: 'mosquitto-clients', folder, isThere: hasMosquitto })) return true;
  console.error('imah: mosquitto_pub tidak dapat diunduh; pasang paket mosquitto-clients.');
  return false;
}

function hasMosquitto(root: string): boolean {
  return ['mosquitto_pub', 'mosquitto_sub'].every((name) => existsSync(join(root, 'usr/bin', name)));
}
