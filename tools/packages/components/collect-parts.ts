import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../../run/workspace.ts';

const built = `${workspaceRoot}libs/ui/dist/`;

/** The entry points of the built design system that hold components. */
export const entryPoints = { index: 'index.js', charts: 'charts/index.js', data: 'data/index.js' } as const;
type EntryPoint = keyof typeof entryPoints;

/** A component and the entry point that it is behind. */
export interface Part {
  readonly name: string;
  readonly entryPoint: EntryPoint;
}

/** The components of the built design system: what Node finds behind its entry points, as another team's server would. */
export async function collectParts(): Promise<Part[]> {
  const parts = await Promise.all(
    // The keys of `entry points`; Object.keys forgets it.
    (Object.keys(entryPoints) as EntryPoint[]).map(async (entryPoint) => {
      const exported: object = await import(pathToFileURL(built + entryPoints[entryPoint]).href);
      return Object.keys(exported)
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, entryPoint }));
    }),
  );
  return parts.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
