import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../../run/workspace.ts';

const built = `${workspaceRoot}libs/ui/dist/`;

/** The doors of the built design system that hold components. */
export const doors = { index: 'index.js', charts: 'charts/index.js', data: 'data/index.js' } as const;
type Door = keyof typeof doors;

/** A component and the door that it is behind. */
export interface Part {
  readonly name: string;
  readonly door: Door;
}

/** The components of the built design system: what Node finds behind its doors, as another team's server would. */
export async function collectParts(): Promise<Part[]> {
  const parts = await Promise.all(
    // The keys of `doors`; Object.keys forgets it.
    (Object.keys(doors) as Door[]).map(async (door) => {
      const exported: object = await import(pathToFileURL(built + doors[door]).href);
      return Object.keys(exported)
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, door }));
    }),
  );
  return parts.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
