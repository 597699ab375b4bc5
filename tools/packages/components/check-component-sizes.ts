import { readFileSync } from 'node:fs';
import { collectParts } from './collect-parts.ts';
import { type ComponentSize, measureComponent } from './measure-component.ts';

export interface ComponentReport {
  /** The heaviest components, a line each. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** Two at a time: a build waits for the disk now and then. */
const workers = 2;
const heaviestShown = 5;
const total = ({ js, css, later }: ComponentSize) => js + css + later;

/** Weighs the import of every component of the built design system. */
async function measureComponents(): Promise<Record<string, ComponentSize>> {
  const waiting = [...(await collectParts())];
  const sizes = new Map<string, ComponentSize>();
  const work = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      sizes.set(part.name, await measureComponent(part));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return Object.fromEntries([...sizes].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

/** Compares what each component weighs with `component-limits.json`. */
export async function checkComponentSizes(): Promise<ComponentReport> {
  const sizes = await measureComponents();
  const limits: Record<string, ComponentSize> = JSON.parse(
    readFileSync(new URL('component-limits.json', import.meta.url), 'utf8'),
  );
  const heaviest = Object.entries(sizes).toSorted(([, one], [, other]) => total(other) - total(one));
  return {
    lines: [
      `${heaviest.length} components weighed; the heaviest with all they fetch:`,
      ...heaviest.slice(0, heaviestShown).map(([name, size]) => `  ${name.padEnd(24)} ${words(size)}`),
    ],
    faults: judgeComponents(sizes, limits),
  };
}

/** What weighs too much, has no limit, or has one and is not there; one line each. */
export function judgeComponents(
  sizes: Readonly<Record<string, ComponentSize>>,
  limits: Readonly<Record<string, ComponentSize>>,
): string[] {
  const heavy = Object.entries(sizes).flatMap(([name, size]) => {
    const limit = limits[name];
    if (limit === undefined) {
      return [`${name} has no limit in component-limits.json; it weighs ${JSON.stringify(size)}`];
    }
    return (['js', 'css', 'later'] as const)
      .filter((part) => size[part] > limit[part])
      .map((part) => `${name} weighs ${size[part]} B (${part}), the limit is ${limit[part]} B`);
  });
  const gone = Object.keys(limits).filter((name) => !Object.hasOwn(sizes, name));
  return [...heavy, ...gone.map((name) => `there is no component ${name} to weigh`)];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const words = ({ js, css, later }: ComponentSize) =>
  `${kilobytes(js)} code, ${kilobytes(css)} style, ${kilobytes(later)} later`;
