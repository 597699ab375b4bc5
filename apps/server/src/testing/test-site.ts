import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeTestFolder } from '@imah/server-platform/testing';

export const inlineScript = 'document.documentElement.dataset.colorMode="light"';

const page = (body: string) =>
  `<!doctype html><html><head><script>${inlineScript}</script><!--imah-config--></head><body>${body}<script type="module" src="/assets/main-a1.js"></script></body></html>`;

/** A web build in a folder of its own, of the shape that the real one has. */
export async function makeTestSite(): Promise<string> {
  const folder = join(await makeTestFolder(), 'dist');
  const script = `export const text = '${'Imah '.repeat(400)}';`;
  const files: Record<string, string | Buffer> = {
    'index.html': page('landing'),
    'login/index.html': page('login'),
    'login/_payload.json': '{"path":"/login"}',
    'shell.html': page('shell'),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-a1.js': script,
    'assets/main-a1.js.br': brotliCompressSync(script),
    'assets/main-a1.js.gz': gzipSync(script),
    'builds/latest.json': '{"id":"b1","timestamp":1}',
    'builds/meta/b1.json':
      '{"id":"b1","timestamp":1,"matcher":{"static":{},"wildcard":{},"dynamic":{}},"prerendered":["/","/login"]}',
    'builds/known-paths.json': '["/","/login","/imah","/imah/building/:id","/imah/new/ticket/:buildingId?"]',
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
