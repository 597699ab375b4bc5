import type { Door, PublicName } from './read-api.ts';

/** `docs/api/<package>.md`. */
export function renderPage(name: string, doors: readonly Door[]): string {
  return [
    `# ${name}`,
    'Every public name with its docstring, made from the sources by `npm run api-docs`; a check fails when this page is stale.\nThe README of the package tells how they work together.',
    ...doors.flatMap(renderDoor),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function renderDoor({ door, names }: Door): string[] {
  const links = names.map(({ name }) => `[\`${name}\`](#${name.toLowerCase()})`).join(' · ');
  const described = names.filter((one) => one.declaration !== null);
  return [`## \`${door}\``, links, ...described.map(renderName)];
}

function renderName({ name, text, declaration }: PublicName): string {
  return [`### ${name}`, text, `\`\`\`ts\n${declaration}\n\`\`\``].filter((part) => part !== '').join('\n\n');
}
