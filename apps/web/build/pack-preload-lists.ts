import type { Plugin } from 'vite';

const files = /m\.f=(\[[^\]]*\])/;
const list = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Of every page Vite writes down which files it is fetched together with, as places in one list of files. The entry,
 * which visitors load too, carries those of all pages: written in one order, most of them repeat each other and travel
 * far smaller.
 */
export function packPreloadLists(): Plugin {
  return {
    name: 'imah-pack-preload-lists',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = packLists(chunk.code, chunk.imports);
        }
      },
    },
  };
}

/** The code with its lists in one order and without what it has itself imported already. */
export function packLists(code: string, imported: readonly string[]): string {
  const written = files.exec(code)?.[1];
  if (written === undefined) return code;
  const names: readonly string[] = JSON.parse(written);
  const lists = [...code.matchAll(list)].map(([, places = '']) => new Set(placesOf(places)));
  const wanted = names.flatMap((name, place) => {
    if (imported.includes(name)) return [];
    // Files of the same pages stand together, those of the first page first.
    return [{ name, place, pages: lists.map((places) => (places.has(place) ? '0' : '1')).join('') }];
  });
  const packed = wanted.toSorted((one, other) => (one.pages < other.pages ? -1 : one.pages > other.pages ? 1 : 0));
  const moved = new Map(packed.map(({ place }, now) => [place, now]));
  return code
    .replace(files, () => `m.f=${JSON.stringify(packed.map(({ name }) => name))}`)
    .replaceAll(list, (_, places: string) => {
      const now = placesOf(places).flatMap((place) => moved.get(place) ?? []);
      return `__vite__mapDeps([${now.toSorted((one, other) => one - other).join(',')}])`;
    });
}

function placesOf(written: string): number[] {
  return written === '' ? [] : written.split(',').map(Number);
}
