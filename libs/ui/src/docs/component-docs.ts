export type ComponentDocs = {
  /** When to take this part, and which other to take instead. */
  use: string;
  /** Key, then what it does. */
  keys?: readonly (readonly [key: string, effect: string])[];
  /** What holds for people who do not see, hear or point. */
  access?: readonly string[];
};

/** The text of a component's page in Storybook, in the same order for each: use, keyboard, accessibility. */
export function componentDocs({ use, keys = [], access = [] }: ComponentDocs) {
  const table = keys.length
    ? ['### Papan tik', '| Tombol | Akibat |\n| --- | --- |', ...keys.map(([key, effect]) => `| ${key} | ${effect} |`)]
    : [];
  const notes = access.length ? ['### Aksesibilitas', ...access.map((note) => `- ${note}`)] : [];
  const [heading, head, ...rows] = table;
  const component = [
    use,
    heading && head ? `${heading}\n\n${[head, ...rows].join('\n')}` : '',
    notes.length ? `${notes[0]}\n\n${notes.slice(1).join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
  return { docs: { description: { component } } };
}
