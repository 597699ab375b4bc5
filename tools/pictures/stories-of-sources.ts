import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { workspaceRoot } from '../run/workspace.ts';
import { isPictured } from './story-list.ts';

/** The ids of the stories of which pictures are kept, read from their sources: no Storybook has to be built for it. */
export function picturedStories(folder = workspaceRoot): string[] {
  return globSync('libs/{*,features/*}/src/**/*.stories.tsx', { cwd: folder })
    .flatMap((file) => picturedIn(readFileSync(`${folder}/${file}`, 'utf8'), file))
    .toSorted();
}

/** Those of one file. What Storybook gives every story (`picture` among the tags) is taken back by `!picture`. */
export function picturedIn(source: string, fileName: string): string[] {
  const file = loadCsf(source, { fileName, makeTitle: (title) => title ?? fileName }).parse();
  const { indexInputs, meta } = file;
  return indexInputs.flatMap(({ __id: id, exportName, name = exportName, tags: own = [] }) => {
    const { start, end } = file.getStoryExport(exportName);
    const written = source.slice(start ?? 0, end ?? source.length);
    const tags = [...(meta.tags ?? []), ...own];
    const isKept = !tags.includes('!picture') && !/disableSnapshot:\s*true/.test(written);
    return id !== undefined && isKept && isPictured(name) ? [id] : [];
  });
}

/** The stories that have no accepted picture. `pictures`: the names of those that were accepted, `button--default.light`. */
export function withoutPicture(stories: readonly string[], pictures: readonly string[]): string[] {
  const shown = new Set(pictures.map((name) => name.split('.')[0]));
  return stories.filter((id) => !shown.has(id));
}
