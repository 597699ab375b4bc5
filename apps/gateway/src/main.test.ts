import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'gateway-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program as a person does, and resolves with what it ended with and said. */
async function run(...words: readonly string[]): Promise<{ code: number; out: string; error: string }> {
  const { INIT_CWD: _npm, ...env } = process.env;
  const child = spawn(process.execPath, ['--conditions=@imah/source', main, ...words], { cwd: folder, env });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk: Buffer) => void (out += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => void (error += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, error };
}

describe('the program', () => {
  it('ends with 1 and one sentence in both languages where its file is not there, or wrong', async () => {
    writeFileSync(join(folder, 'wrong.yaml'), 'name: A\nimah: { url: http://a, username: b, password: c }\n');

    const [missing, wrong] = await Promise.all([run(), run('--config', 'wrong.yaml')]);

    expect([missing.code, missing.error.split('\n')[0]]).toEqual([
      1,
      `Berkas ${join(folder, 'gateway.yaml')} tidak dapat dibaca (ENOENT: no such file or directory, stat '${join(folder, 'gateway.yaml')}').`,
    ]);
    expect([wrong.code, wrong.error.split('\n').slice(0, 2)]).toEqual([
      1,
      [
        'wrong.yaml:2:14: imah.url harus alamat mqtt://… atau mqtts://… tanpa nama pengguna dan kata sandi, bukan "http://a".',
        'wrong.yaml:2:14: imah.url must be an address mqtt://… or mqtts://… without user name and password, not "http://a".',
      ],
    ]);
  });

  it('ends so where its file is a folder, or as large as no such file', async () => {
    writeFileSync(join(folder, 'large.yaml'), Buffer.alloc(9_000_000, '# '));

    const [large, directory] = await Promise.all([run('--config', 'large.yaml'), run('--config', '.')]);

    expect([large.code, large.error.split('\n')[1]]).toEqual([
      1,
      `The file ${join(folder, 'large.yaml')} has more than 8 MB; that is no file of a gateway.`,
    ]);
    expect([directory.code, directory.error.split('\n')[1]]).toEqual([
      1,
      `The file ${folder} cannot be read (EISDIR: illegal operation on a directory, read).`,
    ]);
  });

  it('says what it would read when its file is checked, and does nothing', async () => {
    const points = '[{ key: a, register: holding, address: 0 }, { key: b, register: holding, address: 200 }]';
    writeFileSync(
      join(folder, 'right.yaml'),
      `name: A
imah: { url: mqtt://a, username: b, password: c }
connections:
  - { kind: modbus-tcp, host: 10.0.0.5, units: [{ id: 1, name: Meter, points: ${points} }] }
  - { kind: modbus-rtu, path: /dev/ttyUSB0, units: [{ id: 1, name: Pompa, points: ${points} }] }
`,
    );

    expect(await run('check', '--config', 'right.yaml')).toEqual({
      code: 0,
      error: '',
      out: `modbus-tcp 10.0.0.5:502: 1 perangkat, 2 titik, 2 pembacaan.
modbus-tcp 10.0.0.5:502: 1 devices, 2 points, 2 reads.
modbus-rtu /dev/ttyUSB0: 1 perangkat, 2 titik, 2 pembacaan.
modbus-rtu /dev/ttyUSB0: 1 devices, 2 points, 2 reads.
`,
    });
  });

  it('says that nobody is there to be scanned', async () => {
    const { code, error } = await run('scan', '--host', '127.0.0.1', '--port', '9', '--out', 'new.yaml');

    expect([code, error]).toEqual([
      1,
      'Tidak ada yang menjawab di 127.0.0.1:9 (connect ECONNREFUSED 127.0.0.1:9).\nNobody answers at 127.0.0.1:9 (connect ECONNREFUSED 127.0.0.1:9).\n',
    ]);
  });
});
