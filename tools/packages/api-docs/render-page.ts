import type { EntryPoint, PublicName } from './read-api.ts';

/** `docs/api/<package>.md`. */
export function renderPage(name: string, entryPoints: readonly EntryPoint[]): string {
  const anchors = anchorsOf(entryPoints);
  const parts = [
    `# ${name}`,
    'Every public name with its docstring, made from the sources by `npm run api-docs`.\nThe README of the package tells how they work together.',
    ...entryPoints.flatMap((entryPoint) => renderEntryPoint(entryPoint, anchors)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Where each name is described. A heading that differs from an earlier one only in its case gets a number. */
function anchorsOf(entryPoints: readonly EntryPoint[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  const anchors = new Map<string, string>();
  for (const { name } of entryPoints.flatMap(({ names }) => names.filter(isDescribed))) {
    const base = name.toLowerCase();
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    anchors.set(name, count === 0 ? base : `${base}-${count}`);
  }
  return anchors;
}

const isDescribed = ({ declaration }: PublicName) => declaration !== null;

function renderEntryPoint({ entryPoint, names }: EntryPoint, anchors: ReadonlyMap<string, string>): string[] {
  const links = names.map(({ name }) => `[\`${name}\`](#${anchors.get(name)})`).join(' · ');
  return [`## \`${entryPoint}\``, links, ...names.filter(isDescribed).map(renderName)];
}

function renderName({ name, text, declaration }: PublicName): string {
  return [`### ${name}`, text, `\`\`\`ts\n${declaration}\n\`\`\``].filter((part) => part !== '').join('\n\n');
}
