import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSecrets } from './read-secrets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  writeFileSync(join(folder, 'password.txt'), 'rahasia\r\n');
  writeFileSync(join(folder, 'imah.pem'), 'certificate');
});
afterAll(() => rmSync(folder, { recursive: true }));

const place = { url: 'mqtts://imah.example', username: 'imah-abc' };

it('a password is read from the file beside the settings, without the end of its line', () => {
  expect(readSecrets({ ...place, passwordFile: 'password.txt' }, folder)).toEqual({ password: 'rahasia', ca: null });
});

it('a password of the settings comes before that of a file, and a certificate is trusted where one is named', () => {
  const named = { ...place, password: 'lain', passwordFile: 'missing.txt', ca: join(folder, 'imah.pem') };

  expect(readSecrets(named, '/')).toEqual({ password: 'lain', ca: Buffer.from('certificate') });
});

it('a password that is a folder is refused with its name', () => {
  expect(() => readSecrets({ ...place, passwordFile: '.' }, folder)).toThrow(
    `The file ${folder} cannot be read (EISDIR`,
  );
});
