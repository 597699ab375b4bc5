// Writes every import of `@imah/contract` with the entry point that holds the name. Can be run again at any time:
//   node tools/codemods/contract-imports.ts               all sources of the workspace
//   node tools/codemods/contract-imports.ts --conflicts   what a rebase left unmerged: rewritten in base, ours and theirs, merged again
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });

/** Name to entry point, read from the entry points themselves. */
function readHomes(): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(`${root}libs/contract/package.json`, 'utf8'));
  const homes = new Map<string, string>();
  for (const [entryPoint, target] of Object.entries<Record<string, string> | string>(exports)) {
    if (typeof target === 'string') continue;
    const source = readFileSync(`${root}libs/contract/${target['@imah/source']}`, 'utf8');
    const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
      names.split(','),
    );
    const declared = [...source.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    for (const name of [...listed, ...declared].map((one) => one.trim().replace(/^type /, '')).filter(Boolean)) {
      homes.set(name, `@imah/contract${entryPoint.slice(1)}`);
    }
  }
  return homes;
}

const homes = readHomes();
const declaration = /^(import|export)( type)? \{([^}]*)\} from '(@imah\/contract(?:\/[a-z/-]+)?)';\n/gm;

/** The text with its imports at the right entry points. */
export function rewrite(text: string, file: string): string {
  const groups = new Map<string, Map<string, boolean>>();
  const found = [...text.matchAll(declaration)];
  const parsed = found.map(([, keyword = '', typed, names = '', from = '']) =>
    names
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => {
        const name = one.replace(/^type /, '');
        const home = homes.get(name.split(' as ')[0] ?? '');
        if (home === undefined) console.error(`${file}: ${name} is at no entry point of the contract`);
        return { keyword, name, home: home ?? from, type: typed !== undefined || one.startsWith('type ') };
      }),
  );
  const specifiers = found.map(([, keyword, , , from]) => `${keyword} ${from}`);
  const isRight = parsed.every((names, at) => names.every(({ home }) => home === found[at]?.[4]));
  if (isRight && new Set(specifiers).size === specifiers.length) return text;
  for (const { keyword, name, home, type } of parsed.flat()) {
    const key = `${keyword} ${home}`;
    const group = groups.get(key) ?? new Map<string, boolean>();
    group.set(name, type && (group.get(name) ?? true));
    groups.set(key, group);
  }
  const written = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, names]) => {
      const [keyword = '', home = ''] = key.split(' ');
      const typed = [...names.values()].every(Boolean);
      const list = [...names].map(([name, type]) => (type && !typed ? `type ${name}` : name)).join(', ');
      return `${keyword}${typed ? ' type' : ''} { ${list} } from '${home}';\n`;
    })
    .join('');
  let isFirst = true;
  return text.replace(declaration, () => {
    const replacement = isFirst ? written : '';
    isFirst = false;
    return replacement;
  });
}

function format(files: string[]): void {
  if (files.length > 0) spawnSync('node_modules/.bin/oxfmt', files, { cwd: root, stdio: 'inherit' });
}

type Imports = Map<string, Map<string, boolean>>;
const statement = /^import( type)? ?([^;'"]*?)(?: from )?'([^']+)';\n/gm;
const mark = '// @imports\n';

/** Imports of a source by where they come from, and the source with a mark in their place. */
function takeImports(text: string): { imports: Imports; body: string } {
  const imports: Imports = new Map();
  for (const [, typed, clause = '', from = ''] of text.matchAll(statement)) {
    const names = imports.get(from) ?? new Map<string, boolean>();
    const listed = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
    const single = clause
      .replace(/\{[^}]*\}/, '')
      .replaceAll(',', '')
      .trim();
    for (const one of listed.split(',').map((name) => name.trim())) {
      if (one !== '') names.set(`{${one.replace(/^type /, '')}`, typed !== undefined || one.startsWith('type '));
    }
    if (single !== '') names.set(single, typed !== undefined);
    imports.set(from, names);
  }
  let isFirst = true;
  const body = text.replace(statement, () => {
    const replacement = isFirst ? mark : '';
    isFirst = false;
    return replacement;
  });
  return { imports, body };
}

/** What both sides import: what either added, without what either took away. */
function mergeImports(ours: Imports, base: Imports, theirs: Imports): string {
  const lines: string[] = [];
  for (const from of new Set([...ours.keys(), ...theirs.keys()])) {
    const [a, o, b] = [ours, base, theirs].map((side) => side.get(from));
    if (a?.size === 0 || b?.size === 0) lines.push(`import '${from}';`);
    const kept = [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])].filter((name) =>
      o?.has(name) ? a?.has(name) && b?.has(name) : true,
    );
    const typeOf = (name: string) => [a, b].every((side) => side?.get(name) ?? true);
    const listed = kept.filter((name) => name.startsWith('{'));
    for (const name of kept.filter((one) => !one.startsWith('{'))) {
      lines.push(`import ${typeOf(name) ? 'type ' : ''}${name} from '${from}';`);
    }
    if (listed.length === 0) continue;
    const typed = listed.every(typeOf);
    const names = listed.map((name) => (typeOf(name) && !typed ? `type ${name.slice(1)}` : name.slice(1)));
    lines.push(`import ${typed ? 'type ' : ''}{ ${names.join(', ')} } from '${from}';`);
  }
  return `${lines.join('\n')}\n`;
}

function mergeAgain(file: string): void {
  const stages = git('ls-files', '-u', '--', file).split('\n').filter(Boolean);
  if (stages.length < 3) return console.log(`deleted on one side, or new on both: ${file}`);
  const folder = mkdtempSync(join(tmpdir(), 'contract-imports-'));
  const sides = [2, 1, 3].map((stage) => {
    const { imports, body } = takeImports(rewrite(git('show', `:${stage}:${file}`), file));
    const path = join(folder, `${stage}`);
    writeFileSync(path, body);
    return { path, imports };
  });
  const [ours, base, theirs] = sides.map(({ imports }) => imports) as [Imports, Imports, Imports];
  const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...sides.map(({ path }) => path)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  writeFileSync(
    root + file,
    stdout.replace(mark, () => mergeImports(ours, base, theirs)),
  );
  if (status === 0) {
    format([file]);
    git('add', file);
  }
  console.log(`${status === 0 ? 'merged' : 'still in conflict'}: ${file}`);
}

if (process.argv.includes('--conflicts')) {
  for (const file of git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean)) mergeAgain(file);
} else {
  const sources = git('ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mts', '*.md', '*.mjs')
    .trim()
    .split('\n');
  const changed = sources.filter((file) => {
    const path = root + file;
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      return false;
    }
    const next = rewrite(text, file);
    if (next !== text) writeFileSync(path, next);
    return next !== text;
  });
  format(changed);
  console.log(`${changed.length} files`);
}
