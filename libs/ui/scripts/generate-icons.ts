import { writeFileSync } from 'node:fs';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { firstIconNames, iconNames } from '../src/icons/names.ts';

type IconSet = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> };

const set: IconSet = lucide;

/** Takes off what every stroke of the set repeats: the svg element says it once. */
const shared =
  /<g ([^>]*)>|<\/g>| (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

function bodyOf(name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`lucide has no icon named "${name}": look it up at lucide.dev and mend names.ts`);
  return icon.body.replace(shared, '');
}

const identifier = (name: string) => `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const head = `// Made by scripts/generate-icons.ts from @iconify-json/lucide (ISC). Change names.ts, not this file.
import type { IconShape } from '../icon-shape.ts';
`;

function write(file: string, names: readonly string[], more = ''): void {
  const lines = names.map(
    (name) => `export const ${identifier(name)}: IconShape = { name: '${name}', body: '${bodyOf(name)}' };`,
  );
  writeFileSync(new URL(`../src/icons/generated/${file}`, import.meta.url), `${head}\n${more}${lines.join('\n')}\n`);
}

const isFirst = (name: string) => firstIconNames.includes(name);
const unknown = firstIconNames.filter((name) => !iconNames.includes(name));
if (unknown.length > 0) throw new Error(`not among iconNames: ${unknown.join(', ')}`);
const first = iconNames.filter(isFirst);

write('first-icons.ts', first);
write(
  'icons.ts',
  iconNames.filter((name) => !isFirst(name)),
  `export {\n${first.map((name) => `  ${identifier(name)},\n`).join('')}} from './first-icons.ts';\n\n`,
);
console.log(`${iconNames.length} icons written, ${first.length} of them for the first page`);
