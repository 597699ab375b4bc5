import type { Names } from './names.ts';

/** The projects that the compiler builds, with one more before the application. */
export function addReference(tsconfig: string, { kebab }: Names): string {
  return tsconfig.replace(
    /( *\{\s*"path": "\.\/apps\/web"\s*\},\n)/,
    `    {\n      "path": "./libs/features/${kebab}"\n    },\n$1`,
  );
}

/** The table of who may import whom, with a domain that stands on no other. */
export function addDomain(boundaries: string, { kebab }: Names): string {
  return boundaries.replace(/( *\{ project: 'libs\/testing')/, `  domain('${kebab}', []),\n$1`);
}
