import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that runs the database when Imah itself is root, which PostgreSQL refuses to be. */
export interface RunAs {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const nobody: RunAs = { name: 'nobody', uid: 65_534, gid: 65_534 };

/** Null where the process is not root: the database then runs as the same person. */
export function chooseRunAs(uid: number | undefined, passwd: string): RunAs | null {
  if (uid !== 0) return null;
  const line = passwd.split('\n').find((candidate) => candidate.startsWith('postgres:'));
  const [name, , postgresUid, postgresGid] = line?.split(':') ?? [];
  if (name === undefined || !Number.isInteger(Number(postgresUid)) || !Number.isInteger(Number(postgresGid)))
    return nobody;
  return { name, uid: Number(postgresUid), gid: Number(postgresGid) };
}

export function currentRunAs(): RunAs | null {
  const uid = process.getuid?.();
  return uid === 0 ? chooseRunAs(uid, readFileSync('/etc/passwd', 'utf8')) : null;
}

/** The first folder on the way to `path` that `user` may not enter, or null when it reaches `path`. */
export function blockedAt(path: string, user: RunAs): string | null {
  const parent = dirname(path);
  const above = parent === path ? null : blockedAt(parent, user);
  if (above !== null) return above;
  const { mode, uid, gid, isDirectory } = statOf(path);
  if (!isDirectory) return null;
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) === 0 ? path : null;
}

function statOf(path: string): { mode: number; uid: number; gid: number; isDirectory: boolean } {
  const stat = statSync(path);
  return { mode: stat.mode, uid: stat.uid, gid: stat.gid, isDirectory: stat.isDirectory() };
}
