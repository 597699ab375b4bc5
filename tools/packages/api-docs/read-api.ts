import ts from 'typescript';
import { workspaceRoot } from '../../run/workspace.ts';
import { entryPointsOf, folderOf, type Library, readManifest } from '../libraries.ts';
import { declarationOf } from './declaration.ts';

export interface PublicName {
  readonly name: string;
  /** Docstring and its `@throws`; empty where nobody wrote one. */
  readonly text: string;
  /** TypeScript, or null where an earlier entry point of the package has described it already. */
  readonly declaration: string | null;
}

export interface EntryPoint {
  /** `@imah/realtime/react` */
  readonly entryPoint: string;
  readonly names: readonly PublicName[];
}

/** What each library gives away, read from its sources. One program for all: they share most files. */
export function readApi<L extends Library>(libraries: readonly L[]): ReadonlyMap<L, readonly EntryPoint[]> {
  const entries = new Map(libraries.map((library) => [library, entriesOf(library)]));
  const roots = [...entries.values()].flatMap((entryPoints) => entryPoints.map(({ file }) => file));
  const program = ts.createProgram(roots, compilerOptions());
  return new Map(
    [...entries].map(([library, entryPoints]) => {
      const known = new Set<ts.Symbol>();
      return [
        library,
        entryPoints.map(({ entryPoint, file }) => ({ entryPoint, names: readEntryPoint(program, file, known) })),
      ];
    }),
  );
}

function entriesOf(library: Library): { entryPoint: string; file: string }[] {
  const manifest = readManifest(folderOf(library));
  return entryPointsOf(manifest).map((entryPoint) => {
    const target = manifest.exports?.[`.${entryPoint.slice(manifest.name.length)}`];
    const source = typeof target === 'object' ? target['@imah/source'] : undefined;
    if (source === undefined) throw new Error(`${entryPoint} names no source`);
    return { entryPoint, file: folderOf(library) + source.slice('./'.length) };
  });
}

function compilerOptions(): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(`${workspaceRoot}tsconfig.base.json`, (path) => ts.sys.readFile(path));
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, workspaceRoot);
  // Else the order inside a union hangs on which file was read first.
  return { ...options, noEmit: true, composite: false, incremental: false, stableTypeOrdering: true };
}

function readEntryPoint(program: ts.Program, file: string, known: Set<ts.Symbol>): PublicName[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing`);
  const exported = new Map(checker.getExportsOfModule(module).map((one) => [one.name, originOf(checker, one)]));
  const names = [...exported].map(([name, symbol]) => {
    const isNew = !known.has(symbol);
    known.add(symbol);
    return {
      name,
      text: textOf(checker, symbol) || textOf(checker, madeFrom(symbol, exported)),
      declaration: isNew ? declarationOf(checker, symbol) : null,
    };
  });
  return names.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function originOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** `type Alarm = z.infer<typeof alarm>` says nothing that `alarm` does not say. */
function madeFrom(symbol: ts.Symbol, exported: ReadonlyMap<string, ts.Symbol>): ts.Symbol | undefined {
  const declaration = symbol.declarations?.find((one) => ts.isTypeAliasDeclaration(one));
  const name = /\btypeof (\w+)/.exec(declaration?.type.getText() ?? '')?.[1];
  return name === undefined ? undefined : exported.get(name);
}

function textOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string {
  if (symbol === undefined) return '';
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const throws = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'throws')
    .map(({ text: parts }) => `Throws ${ts.displayPartsToString(parts).replace(/^\{(\w+)\}\s*/, '`$1`: ')}`);
  return [text, ...throws].filter((part) => part !== '').join('\n\n');
}
