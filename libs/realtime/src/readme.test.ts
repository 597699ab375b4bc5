import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { building, createTestBroker, deviceIdOf } from './testing/broker/test-broker.ts';

it('the README’s example runs as it is written', async () => {
  const broker = await createTestBroker((path, authorization) => {
    if (path === '/api/v1/auth/login') return { token: 'secret' };
    if (authorization !== 'Bearer secret') return null;
    if (path === '/api/v1/auth/whoami')
      return { email: 'pengelola@imah.test', extra: { mqtt_password: broker.password } };
    if (path === '/api/v1/buildings') return [{ id: building.buildingId, orgId: building.orgId }];
    return [...broker.truth].map(([deviceId, state]) => ({ deviceId, state }));
  });
  broker.report(deviceIdOf(1), {
    status: 'online',
    values: { temperature: 26.4 },
    ts: { temperature: 5 },
    lastSeenAt: 5,
  });
  const folder = new URL('..', import.meta.url);
  const example = /```ts run\n([\s\S]+?)```/.exec(readFileSync(new URL('README.md', folder), 'utf8'))?.[1] ?? '';

  const node = spawn(
    process.execPath,
    ['--conditions=@imah/source', '--no-warnings', '--input-type=module-typescript', '-'],
    // Whatever the runner says of its own terminal: what is printed is compared as text.
    { cwd: folder, env: { ...process.env, FORCE_COLOR: '0' } },
  );
  node.stdin.end(example.replace('http://127.0.0.1:8080', `http://127.0.0.1:${broker.port}`));
  const [printed, complaints] = await Promise.all([text(node.stdout), text(node.stderr)]);
  await broker.stop();

  // The kept value and the snapshot may fall into two frames; then the same state is told twice.
  const lines = new Set(printed.trim().split('\n'));
  expect([[...lines], complaints]).toEqual([['MQTT connected', 'online { temperature: 26.4 }'], '']);
}, 20_000);
