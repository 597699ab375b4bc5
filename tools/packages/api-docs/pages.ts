import { existsSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../../run/workspace.ts';
import { folderOf, libraries, readManifest } from '../libraries.ts';
import { readApi } from './read-api.ts';
import { renderPage } from './render-page.ts';

export interface Page {
  readonly file: string;
  readonly text: string;
  /** `@imah/realtime/react: useMetric`, of public names without a docstring. */
  readonly undocumented: readonly string[];
}

export function makePages(): Page[] {
  const api = readApi(libraries);
  return libraries.map((library) => {
    const doors = api.get(library) ?? [];
    return {
      file: `${workspaceRoot}docs/api/${library}.md`,
      text: renderPage(readManifest(folderOf(library)).name, doors),
      undocumented: doors.flatMap(({ door, names }) =>
        names.filter((one) => one.text === '' && one.declaration !== null).map(({ name }) => `${door}: ${name}`),
      ),
    };
  });
}

/** Pages that do not say what the sources say, and names that nobody described; one line each. */
export function checkApiDocs(): string[] {
  return makePages().flatMap(({ file, text, undocumented }) => {
    const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
    return [
      ...(isStale ? [`${file.slice(workspaceRoot.length)} is stale: npm run api-docs`] : []),
      ...undocumented.map((name) => `${name} has no docstring`),
    ];
  });
}
