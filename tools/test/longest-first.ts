import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest (over ten seconds each on two cores), the longest first. A fresh clone knows no times of an
 * earlier run, and Vitest then begins with the files of most bytes: one of these came last, and the other core waited.
 */
export const longestFiles = [
  'tools/generate/generated.test.ts',
  'apps/server/src/http/fuzz-changes.test.ts',
  'libs/features/tickets/src/ticket/orders/random-cuts.test.ts',
  'apps/server/src/large-organization.test.ts',
  'libs/features/devices/src/every-form.browser.test.tsx',
  'apps/server/src/testing/durability.test.ts',
  'libs/ui/src/bundle.test.ts',
  'libs/server/backup/src/backup.test.ts',
  'libs/features/tickets/src/every-form.browser.test.tsx',
  'libs/ui/src/component-contract.browser.test.tsx',
  'apps/server/src/main.test.ts',
  'apps/server/src/http/fuzz-reads.test.ts',
  'libs/server/tickets/src/scan/scan-photos.test.ts',
  'libs/realtime/src/create-realtime.test.ts',
  'libs/server/demo/src/demo-life.test.ts',
  'libs/server/tickets/src/mail-replies/mail-replies.test.ts',
];

/** How early a file begins within its project: its place among the longest, or after all of them. */
export function placeAmongLongest(moduleId: string): number {
  const place = longestFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longestFiles.length : place;
}

/** Vitest's own order, but for the files that take longest: each project begins with its own. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .toSorted((a, b) => placeAmongLongest(a.moduleId) - placeAmongLongest(b.moduleId)),
    );
  }
}
