import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('the README’s example runs as it is written', async () => {
  const folder = new URL('..', import.meta.url);
  const example = /```ts run\n([\s\S]+?)```/.exec(readFileSync(new URL('README.md', folder), 'utf8'))?.[1] ?? '';

  const node = spawn(
    process.execPath,
    ['--conditions=@imah/source', '--no-warnings', '--input-type=module-typescript', '-'],
    // Whatever the runner says of its own terminal: what is printed is compared as text.
    { cwd: folder, env: { ...process.env, FORCE_COLOR: '0' } },
  );
  node.stdin.end(example);
  const [printed, complaints] = await Promise.all([text(node.stdout), text(node.stderr)]);

  expect([printed.split('\n'), complaints]).toEqual([
    [
      'Rp 648.000 { base: 594000n, tax: 71280n }',
      'receivables debit 719280, serviceCharges credit 648000, ppnPayable credit 71280 null',
      'satu juta lima ratus ribu rupiah',
      '',
    ],
    '',
  ]);
}, 60_000);
