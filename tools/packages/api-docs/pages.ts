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

/** Pages that cannot be built whole, and files beside the sources that do not say what the sources say; one line each. */
export function checkApiDocs(): string[] {
  return [
    ...makePages().flatMap(judgePage),
    ...makeCallFiles().flatMap((file) => judgeCallFile(file, readIfThere(file.file))),
  ];
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Public names that nobody described, and a page without any. */
export function judgePage({ file, text, undocumented }: Page): string[] {
  return [
    ...(text.includes('\n### ') ? [] : [`${nameOf(file)} describes no name`]),
    ...undocumented.map((name) => `${name} has no docstring`),
  ];
}

/** `written`: what the file beside the sources holds. */
export function judgeCallFile({ file, text }: Pick<Page, 'file' | 'text'>, written: string): string[] {
  return written === text ? [] : [`${nameOf(file)} is stale: npm run api-docs`];
}

const nameOf = (file: string) => file.slice(workspaceRoot.length);
