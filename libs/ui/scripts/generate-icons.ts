import { writeFileSync } from 'node:fs';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { iconNames } from '../src/icons/names.ts';

type IconSet = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> };

const set: IconSet = lucide;
const target = new URL('../src/icons/generated/icons.ts', import.meta.url);

/** Takes off what every stroke of the set repeats: the svg element says it once. */
const shared =
  /<g ([^>]*)>|<\/g>| (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

function bodyOf(name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`lucide has no icon named "${name}": look it up at lucide.dev and mend names.ts`);
  return icon.body.replace(shared, '');
}

const identifier = (name: string) => `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const lines = iconNames.map(
  (name) => `export const ${identifier(name)}: IconShape = { name: '${name}', body: '${bodyOf(name)}' };`,
);

writeFileSync(
  target,
  `// Made by scripts/generate-icons.ts from @iconify-json/lucide (ISC). Change names.ts, not this file.\nimport type { IconShape } from '../icon-shape.ts';\n\n${lines.join('\n')}\n`,
);
console.log(`${lines.length} icons written`);
