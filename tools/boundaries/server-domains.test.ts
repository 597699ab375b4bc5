import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverDomains } from './boundaries.ts';
import { checkBoundaries } from './cruise.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imah-boundaries-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the check says of a workspace that has only these sources. */
async function violationsIn(sources: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = mkdtempSync(join(folder, 'workspace-'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return (await checkBoundaries(['libs'], root)).violations;
}

const tickets = { 'libs/server/tickets/src/index.ts': 'export const ticket = 1;' };

it('lets a domain of the server stand only on those before it, so that no two know each other both ways', () => {
  const names = serverDomains.map(({ project }) => project);

  expect(
    serverDomains.flatMap(({ mayImport }, at) =>
      mayImport.filter((other) => other.startsWith('libs/server/') && !names.slice(0, at).includes(other)),
    ),
  ).toEqual([]);
});

it('lets one domain import another that it names, by its entry point', async () => {
  const right = "import { ticket } from '../../tickets/src/index.ts';\nexport const topic = ticket;";

  expect(await violationsIn({ ...tickets, 'libs/server/community/src/topic.ts': right })).toEqual([]);
});

it('turns red when a domain imports another that it does not name', async () => {
  const wrong = "import { ticket } from '../../tickets/src/index.ts';\nexport const building = ticket;";

  expect(await violationsIn({ ...tickets, 'libs/server/buildings/src/building.ts': wrong })).toContain(
    'libs/server/buildings-imports: libs/server/buildings/src/building.ts -> libs/server/tickets/src/index.ts',
  );
});

it('turns red when a domain reaches into another past its entry points', async () => {
  const wrong = "import { draft } from '../../tickets/src/draft.ts';\nexport const topic = draft;";
  const deep = { 'libs/server/tickets/src/draft.ts': 'export const draft = 1;' };

  expect(await violationsIn({ ...deep, 'libs/server/community/src/topic.ts': wrong })).toEqual([
    'server-by-its-entry-points: libs/server/community/src/topic.ts -> libs/server/tickets/src/draft.ts',
  ]);
});

it('turns red when a test uses a domain that stands above its own', async () => {
  const wrong = "import { ticket } from '../../tickets/src/index.ts';\nexport const expected = ticket;";

  expect(await violationsIn({ ...tickets, 'libs/server/buildings/src/building.test.ts': wrong })).toEqual([
    'libs/server/buildings-and-its-tests-stand-on-those-before: libs/server/buildings/src/building.test.ts -> libs/server/tickets/src/index.ts',
  ]);
});
