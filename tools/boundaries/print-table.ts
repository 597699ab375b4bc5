import { type Boundary } from './boundaries.ts';

/** The table of CONTRIBUTING, so that it cannot say something else than the check. */
export function boundaryTable(boundaries: readonly Boundary[]): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';
  const rows = boundaries.map(
    ({ project, mayImport, never }) => `| \`${project}\` | ${code(mayImport)} | ${code(never)} |`,
  );
  return ['| project | may import | never |', '|---|---|---|', ...rows].join('\n');
}

/** A paper whose table, between its two marks, is the one of the check. */
export function withBoundaryTable(paper: string, boundaries: readonly Boundary[]): string {
  return paper.replace(
    /(<!-- boundaries -->\n)[\s\S]*?(\n<!-- \/boundaries -->)/,
    (_all, before: string, after: string) => before + boundaryTable(boundaries) + after,
  );
}
