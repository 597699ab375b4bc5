import { existsSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../../run/workspace.ts';
import { makeCallFiles } from './calls.ts';
import { folderOf, libraries, readManifest } from '../libraries.ts';
import { readApi } from './read-api.ts';
import { renderPage } from './render-page.ts';

export interface Page {
  readonly file: string;
  readonly text: string;
  /** `@imah/realtime/react: useMetric`, of public names without a docstring. */
  readonly undocumented: readonly string[];
}

/** The design system is described where it is seen: in Storybook. */
const described = libraries.filter((library) => library !== 'ui');

export function makePages(): Page[] {
  const api = readApi(described);
  return described.map((library) => {
    const entryPoints = api.get(library) ?? [];
    return {
      file: `${workspaceRoot}docs/api/${library}.md`,
      text: renderPage(readManifest(folderOf(library)).name, entryPoints),
      undocumented: entryPoints.flatMap(({ entryPoint, names }) =>
        names.filter((one) => one.text === '' && one.declaration !== null).map(({ name }) => `${entryPoint}: ${name}`),
      ),
    };
  });
}

/** Pages that do not say what the sources say, and names that nobody described; one line each. */
export function checkApiDocs(): string[] {
  return [...makePages(), ...makeCallFiles().map((file) => ({ ...file, undocumented: [] }))].flatMap((page) =>
    judgePage(page, existsSync(page.file) ? readFileSync(page.file, 'utf8') : ''),
  );
}

/** `written`: what the page's file holds. */
export function judgePage({ file, text, undocumented }: Page, written: string): string[] {
  return [
    ...(written === text ? [] : [`${file.slice(workspaceRoot.length)} is stale: npm run api-docs`]),
    ...undocumented.map((name) => `${name} has no docstring`),
  ];
}
