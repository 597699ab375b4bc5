import { describe, expect, it } from 'vitest';
import { boundaries } from '../boundaries/boundaries.ts';
import { isShipped, readSources, type Source } from './sources.ts';

const sources = readSources(['apps', 'libs', 'e2e', 'tools']);
const shipped = sources.filter(isShipped);
const paths = (found: readonly Source[]) => found.map(({ path }) => path);

describe('the sources', () => {
  it('are there to be looked at', () => {
    for (const { project } of boundaries) {
      expect(paths(sources).find((path) => path.startsWith(`${project}/`))).toContain(project);
    }
    expect(shipped.length).toBeGreaterThan(150);
  });

  it('hold one idea each: none is longer than 250 lines', () => {
    // A package's entry point is a list, and as long as what it gives.
    const isEntryPoint = ({ path, text }: Source) =>
      path.endsWith('/index.ts') && text.replaceAll(/export (type )?\{[^}]*\} from '[^']+';/g, '').trim() === '';
    const long = shipped.filter((source) => source.lines > 250 && !isEntryPoint(source));

    expect(long.map(({ path, lines }) => `${path} (${lines})`)).toEqual([]);
  });

  it('have names in kebab case', () => {
    const named = (path: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/.test(path.split('/').at(-1) ?? '');

    expect(paths(sources).filter((path) => !named(path))).toEqual([]);
  });

  it('name what they export, one by one', () => {
    // The tools that read them demand a default export: Storybook of the generator's stories, Vitest of a reporter.
    const demanded = ['tools/generate/', 'tools/test/outcome-reporter.ts'];
    const written = shipped.filter(({ path }) => !demanded.some((start) => path.startsWith(start)));

    expect(paths(written.filter(({ text }) => /^export (\*|default)/m.test(text)))).toEqual([]);
  });

  it('are honest about types', () => {
    const dishonest = /:\s*any\b|\bas any\b|<any>/;
    const suppressed = /@ts-(ignore|expect-error|nocheck)/;
    const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

    expect(paths(shipped.filter(({ text }) => dishonest.test(code(text)) || suppressed.test(text)))).toEqual([]);
  });

  it('make what was read old in one table, by commands, the live channel and the way back from no network', () => {
    const renewing = shipped.filter(({ text }) => text.includes('invalidateQueries'));
    const inPages = shipped.filter(({ path }) => /^libs\/(app|features)\//.test(path));
    const byHand = /queryKey:\s*\[|\b\w+Keys\.|useMutation[(<]|useInfiniteQuery\(/;

    expect(paths(renewing).sort()).toEqual([
      'libs/api-client/src/react/hooks.ts',
      'libs/app/src/offline/use-read-in-language.ts',
      'libs/app/src/read/renew.ts',
    ]);
    expect(paths(inPages.filter(({ text }) => byHand.test(text))).sort()).toEqual([
      'libs/app/src/command/use-command.ts',
      // Pictures are asked for many at once, pushes of the browser: neither is an answer of one call.
      'libs/features/notifications/src/settings/push-devices.tsx',
      'libs/features/people/src/person/person-avatar.tsx',
    ]);
  });

  it('take only tokens into a style: the whole entry point of the design system would bring every style of it', () => {
    const styles = sources.filter(({ path }) => path.endsWith('.css.ts') && !path.startsWith('libs/ui/'));

    expect(styles.length).toBeGreaterThan(5);
    expect(paths(styles.filter(({ text }) => text.includes("from '@imah/ui'")))).toEqual([]);
  });

  it('leave nothing for later in comments', () => {
    expect(
      paths(
        sources.filter(
          ({ path, text }) => !path.startsWith('tools/architecture/') && /\b(TODO|FIXME|XXX)\b/.test(text),
        ),
      ),
    ).toEqual([]);
  });

  it('are tested by all of their tests: none is skipped or alone', () => {
    expect(
      paths(
        sources.filter(
          ({ path, text }) => /\.(test|e2e)\.tsx?$/.test(path) && /\b(it|test|describe)\.(skip|only|todo)\b/.test(text),
        ),
      ),
    ).toEqual([]);
  });
});

describe('the application', () => {
  it('stays thin: beside the route map, which is data, at most 340 lines that only wire the libraries', () => {
    const app = shipped.filter(({ path }) => path.startsWith('apps/web/src/') && !/\/routes?\.tsx$/.test(path));

    expect(app.length).toBeGreaterThan(3);
    expect(app.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(340);
  });
});

describe('the server', () => {
  it('stays thin: at most 800 lines that only wire the domains, with configuration, start and stop', () => {
    const server = shipped.filter(({ path }) => path.startsWith('apps/server/'));

    expect(server.length).toBeGreaterThan(5);
    expect(server.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(800);
  });
});

describe('each component of the design system', () => {
  it('is shown in a story', () => {
    const stories = sources.filter(({ path }) => path.startsWith('libs/ui/') && path.endsWith('.stories.tsx'));
    const shown = stories.map(({ text }) => text).join('\n');
    const components = paths(sources).flatMap(
      (path) => /^libs\/ui\/src\/components\/([^/]+)\/\1\.tsx$/.exec(path)?.[1] ?? [],
    );
    // One is there for ears alone; the others are seen through what they hold.
    const unseen = ['visually-hidden', 'field', 'toaster'];
    const pascal = (name: string) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

    expect(components.length).toBeGreaterThan(20);
    expect(
      components.filter(
        (name) =>
          !unseen.includes(name) &&
          !new RegExp(String.raw`<${pascal(name)}\w*|component: ${pascal(name)}\b`).test(shown),
      ),
    ).toEqual([]);
  });
});

describe('the boundaries', () => {
  it('name every package of the workspace', () => {
    const packages = [
      ...new Set(
        paths(sources).map((path) => /^libs\/(features|server)\/[^/]+|^(apps|libs)\/[^/]+|^e2e|^tools/.exec(path)?.[0]),
      ),
    ];

    expect(new Set(boundaries.map(({ project }) => project))).toEqual(new Set(packages));
  });
});
