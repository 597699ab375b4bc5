import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Styles that hold everywhere; every other one belongs to the component whose folder it stands in. */
const everywhere = /^(global|tokens)\//;
const made = /\/libs\/ui\/src\/(.*?\.css)(?:\.ts\.vanilla\.css)?$/;
/** The style of a library that a part stands on, as the chart's canvas. */
const foreign = /\/node_modules\/(.+\.css)$/;
const embeddedFont = /url\((['"]?)data:font\/woff2;base64,[^)]*\1\)/g;
const namedFont = /url\((['"]?)[^)]*\.woff2\1\)/g;

/**
 * Writes the style of each component into a file of its own, and the import of that file into the component. The import goes
 * through `#style/…` of package.json, where Node finds an empty module: a bundler takes along what is used, a server nothing.
 * It stands in the component and not beside the class names: those are strings that a bundler may write in their place, and
 * the module that held them is gone then (docs/decisions/0006). `global.css` holds what is meant for everywhere, with the
 * font as a file beside it.
 */
export function styleFiles(font: { readonly source: string; readonly fileName: string }): Plugin {
  const styles = new Map<string, string>();
  const foreignStyles = new Map<string, { readonly id: string; readonly code: string }>();
  return {
    name: 'imah-style-files',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      const path = made.exec(file)?.[1];
      if (path !== undefined) styles.set(path, code);
      const lent = foreign.exec(file)?.[1];
      if (lent !== undefined) foreignStyles.set(lent, { id, code });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        const paths = [...styles.keys()];
        for (const path of paths.filter((one) => !everywhere.test(one))) emit(`style/${path}`, styles.get(path) ?? '');
        const global = paths.filter((path) => everywhere.test(path)).map((path) => styles.get(path) ?? '');
        emit('global.css', global.join('\n').replaceAll(namedFont, `url('./${font.fileName}')`));
        emit(font.fileName, readFileSync(font.source));
        emit('global.d.ts', 'export {};\n');
        emit('no-style.js', 'export {};\n');
        importStyles(bundle, styles);
        for (const [path, { id, code }] of foreignStyles) {
          emit(`style/foreign/${path}`, code);
          const importers = new Set(this.getModuleInfo(id)?.importers);
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk' && chunk.moduleIds.some((one) => importers.has(one)))
              chunk.code += `import '#style/foreign/${path}';\n`;
          }
        }
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName === 'style.css')
            file.source = String(file.source).replaceAll(embeddedFont, `url('./${font.fileName}')`);
        }
      },
    },
  };
}

/** Adds to each module that draws something the imports of the styles whose class names it uses. */
function importStyles(bundle: Bundle, styles: ReadonlyMap<string, string>): void {
  const isNames = (fileName: string) => fileName.endsWith('.css.js');
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || isNames(chunk.fileName)) continue;
    const found = new Set<string>();
    const visit = (fileName: string) => {
      const names = bundle[fileName];
      if (names?.type !== 'chunk' || !isNames(fileName) || found.has(fileName)) return;
      // A style may build on another one's names: that comes first, so that it can be overruled.
      for (const imported of names.imports) visit(imported);
      found.add(fileName);
    };
    for (const imported of chunk.imports) visit(imported);
    const paths = [...found].map((fileName) => fileName.slice(0, -'.js'.length));
    const wanted = paths.filter((path) => styles.has(path) && !everywhere.test(path));
    chunk.code += wanted.map((path) => `import '#style/${path}';\n`).join('');
  }
}
