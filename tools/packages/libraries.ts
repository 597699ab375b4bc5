import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../run/workspace.ts';

/** What other teams install, in the order in which one stands on the other. */
export const libraries = ['contract', 'ledger', 'state-machines', 'api-client', 'realtime', 'ui'] as const;
export type Library = (typeof libraries)[number];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly description?: string;
  readonly files?: readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The folder of a library, with a slash at its end. */
export const folderOf = (library: Library): string => `${workspaceRoot}libs/${library}/`;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
}

/** The entry points that hold code and are packed, as a person writes them: `@imah/realtime/react`. */
export function entryPointsOf({ name, exports = {} }: Manifest): string[] {
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && target['default']?.endsWith('.js'))
    .map(([entryPoint]) => name + entryPoint.slice(1));
}
