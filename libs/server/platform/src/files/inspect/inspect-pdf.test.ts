import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpProblem } from '../../http/errors.ts';
import { inspectPdf } from './inspect-pdf.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imah-pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A stream reads a file in pieces of this many bytes. */
const chunk = 65_536;
const head = '%PDF-1.7\n';
let count = 0;
async function judge(text: string): Promise<string> {
  const path = join(folder, `${(count += 1)}.pdf`);
  await writeFile(path, text, 'latin1');
  return inspectPdf(path).then(
    () => 'nothing wrong',
    (error: unknown) => (error instanceof HttpProblem ? `${error.status} ${error.code}` : String(error)),
  );
}
const object = (body: string) => judge(`${head}1 0 obj\n<< ${body} >>\nendobj\n%%EOF\n`);

describe('a paper that runs something', () => {
  it.each([
    ['a script', '/S /JavaScript /JS (app.alert(1))'],
    ['a script in another object', '/S /JavaScript /JS 5 0 R'],
    ['a script without a blank', '/S/JavaScript/JS(app.alert(1))'],
    ['a script as a hexadecimal text', '/JS<6170702e616c65727428312>'],
    ['a script behind a remark, which ends a name', '/JS% a remark\n(app.alert(1))'],
    ['a script behind a zero, which is white space', '/JS\0(app.alert(1))'],
    ['a script that ends its dictionary', '/JS 5 0 R /S /JavaScript>>'],
    ['nothing but the name of a script at the end of its dictionary', '/Next << /S /JavaScript>>'],
    ['a program', '/S /Launch /F (cmd.exe)'],
    ['a program at the end of its dictionary', '/F (cmd.exe) /S/Launch>>'],
    ['a script in letters of numbers', '/#4a#61#76#61#53#63#72#69#70#74 (app.alert(1))'],
  ])('is refused: %s', async (_, body) => {
    expect(await object(body)).toBe('422 BERKAS_BERSKRIP');
  });

  it.each([0, 1, 4, 8, 12])(
    'is refused where the name lies across two pieces of the file, cut after %i letters',
    async (cut) => {
      const before = `${head}%`;
      const filled = before + 'x'.repeat(chunk - before.length - cut - 1);

      expect(await judge(`${filled}\n/JavaScript (app.alert(1))`)).toBe('422 BERKAS_BERSKRIP');
    },
  );

  it('is refused also where each letter of the name is written as a number across two pieces', async () => {
    const name = Buffer.from('JavaScript').toString('hex').replaceAll(/../g, '#$&');
    const filled = head + 'x'.repeat(chunk - head.length - 17);

    expect(await judge(`${filled}\n/${name} (app.alert(1))`)).toBe('422 BERKAS_BERSKRIP');
  });
});

describe('a paper that is a page as well', () => {
  it.each(['<script>', '<SCRIPT >', '< html', '<!DOCTYPE html>'])('is refused: %s', async (markup) => {
    expect(await judge(`${head}${markup}`)).toBe('422 BERKAS_BERSKRIP');
  });
});

describe('a paper', () => {
  it.each([
    ['ordinary', '/Type /Catalog /Pages 2 0 R'],
    ['with names that only begin so', '/JSON (x) /JavaScripts 1 /Launcher 2'],
    ['about scripts', '/Title (JavaScript for beginners)'],
    ['of letters that are numbers', '/Title (100#25 lunas)'],
  ])('has nothing wrong: %s', async (_, body) => {
    expect(await object(body)).toBe('nothing wrong');
  });

  it.each([
    ['that begins with something else', `\n${head}`],
    ['that only ends as one', `GIF89a${head}`],
  ])('%s is broken', async (_, text) => {
    expect(await judge(text)).toBe('422 BERKAS_RUSAK');
  });
});
