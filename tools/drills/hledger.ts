import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { createPool } from '@imah/server-platform/database';
import { workspaceRoot } from '../run/workspace.ts';
import { unpackFromDebian } from '../setup/unpack-from-debian.ts';
import type { Verdict } from './judge.ts';

type Pool = ReturnType<typeof createPool>;

const folder = join(workspaceRoot, 'node_modules/.cache/hledger');
const programIn = (root: string) => join(root, 'usr/bin/hledger');
const isThere = (root: string) => existsSync(programIn(root));

/** Debian's hledger; unpacked below `node_modules` where it is not installed. Null where there is no way to it. */
export function findHledger(): string | null {
  for (const root of ['/', folder]) if (isThere(root)) return programIn(root);
  return unpackFromDebian({ name: 'hledger', folder, isThere }) ? programIn(folder) : null;
}

/** Whether hledger reads the exported journal and comes to the balances of the books, to the rupiah. */
export async function judgeByHledger(
  program: string,
  { journal, pool, orgId }: { readonly journal: string; readonly pool: Pool; readonly orgId: string },
): Promise<Verdict> {
  const rule = 'hledger reads the exported journal and comes to the same balances';
  const read = spawnSync(program, ['-f', '-', 'balance', '--flat', '--no-total', '-O', 'csv'], {
    input: journal,
    encoding: 'utf8',
  });
  if (read.status !== 0) return { rule, broken: [read.stderr.trim()] };
  const theirs = new Map<string, number>();
  for (const line of read.stdout.trim().split('\n').slice(1)) {
    const [, code = '', amount = ''] = /^"?\w+:(\S+)[^"]*"?,"?(?:IDR )?(-?[\d,.]+)/.exec(line) ?? [];
    theirs.set(code, (theirs.get(code) ?? 0) + Number(amount.replaceAll(',', '')));
  }
  const { rows } = await pool.query<{ code: string; balance: string }>(
    `SELECT a.code, sum(CASE p.side WHEN 'debit' THEN p.amount ELSE -p.amount END)::text AS balance
     FROM ledger_posting p JOIN ledger_account a ON a.org_id = p.org_id AND a.id = p.account_id
     WHERE p.org_id = $1 GROUP BY a.code`,
    [orgId],
  );
  const broken = rows
    .filter(({ code, balance }) => (theirs.get(code) ?? 0) !== Number(balance))
    .map(({ code, balance }) => `${code}: ${balance} here, ${theirs.get(code) ?? 0} there`);
  return { rule, broken };
}
