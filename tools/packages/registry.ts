import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workspaceRoot } from '../run/workspace.ts';
import { packFolder } from './tar.ts';

export interface Registry {
  readonly url: string;
  readonly close: () => void;
}

interface Installed {
  readonly version: string;
  readonly folder: string;
}

/**
 * A package registry on loopback that has what this workspace has installed, at those versions, and nothing else. So a
 * package is installed from its tarball the way another team does it, but with no network and no cache.
 */
export async function startRegistry(): Promise<Registry> {
  const shelf = readInstalled();
  const tarballs = new Map<string, Buffer>();
  const tarballOf = (name: string, { version, folder }: Installed): Buffer => {
    const key = `${name}@${version}`;
    const made = tarballs.get(key) ?? packFolder(folder);
    tarballs.set(key, made);
    return made;
  };

  const server = createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url ?? '/')
      .slice(1)
      .split('/-/');
    const kept = shelf.get(name) ?? [];
    const wanted = version === undefined ? undefined : kept.find((one) => `${one.version}.tgz` === version);
    if (wanted !== undefined) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarballOf(name, wanted));
    } else if (version === undefined && kept.length > 0) {
      const versions = kept.map((one) => manifestOf(name, one, tarballOf(name, one), `http://${request.headers.host}`));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(packument(name, versions)));
    } else {
      response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ error: `no ${name} here` }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The third-party packages of the lockfile that are here, by name. */
function readInstalled(): ReadonlyMap<string, readonly Installed[]> {
  const lock: { packages: Record<string, { version?: string; link?: boolean }> } = JSON.parse(
    readFileSync(`${workspaceRoot}package-lock.json`, 'utf8'),
  );
  const shelf = new Map<string, Installed[]>();
  for (const [path, { version, link }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    const folder = workspaceRoot + path;
    if (!path.includes('node_modules/') || version === undefined || link || !existsSync(`${folder}/package.json`))
      continue;
    shelf.set(name, [...(shelf.get(name) ?? []), { version, folder }]);
  }
  return shelf;
}

interface Version {
  readonly version: string;
  readonly dist?: { readonly tarball: string; readonly integrity: string };
}

function manifestOf(name: string, { version, folder }: Installed, tarball: Buffer, origin: string): Version {
  const manifest: Version = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return { ...manifest, dist: { tarball: `${origin}/${name}/-/${version}.tgz`, integrity } };
}

function packument(name: string, versions: readonly Version[]) {
  const latest = versions[0]?.version;
  return {
    name,
    'dist-tags': { latest },
    versions: Object.fromEntries(versions.map((one) => [one.version, one])),
  };
}
