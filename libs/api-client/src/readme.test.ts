import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const tower = { name: 'Menara Graha Contoh', devices: { total: 32, online: 29 } };
const user = { id: '1', email: 'pengelola@imah.test', name: 'Ratna' };

it('the README’s example runs as it is written', async () => {
  const server = createServer((request, response) => {
    const isLogin = request.url === '/api/v1/auth/login' && request.method === 'POST';
    const isSignedIn = request.headers.authorization === 'Bearer secret';
    const answer = isLogin ? { data: { user, token: 'secret' } } : { data: [tower], meta: { nextCursor: null } };
    response
      .writeHead(isLogin || isSignedIn ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const folder = new URL('..', import.meta.url);
  const example = /```ts run\n([\s\S]+?)```/.exec(readFileSync(new URL('README.md', folder), 'utf8'))?.[1] ?? '';

  const node = spawn(process.execPath, ['--conditions=@imah/source', '--input-type=module-typescript', '-'], {
    cwd: folder,
  });
  node.stdin.end(example.replace('http://127.0.0.1:8080', `http://127.0.0.1:${port}`));
  const [printed, complaints] = await Promise.all([text(node.stdout), text(node.stderr)]);
  server.closeAllConnections();
  server.close();

  expect([printed, complaints]).toEqual(['Menara Graha Contoh: 29 dari 32 perangkat daring\n', '']);
}, 20_000);
