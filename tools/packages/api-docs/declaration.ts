import ts from 'typescript';
import { breakLines } from './break-lines.ts';

/** Longer than this a type says nothing to a reader. */
const readableLength = 1200;
/** A value that is shown as it was written: `timings`. */
const longestValue = 6000;

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** The declaration of a public name as TypeScript, without bodies. */
export function declarationOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const parts = (symbol.declarations ?? []).map((declaration) => print(checker, symbol, declaration));
  return parts.filter((part) => part !== '').join('\n');
}

function print(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  if (ts.isInterfaceDeclaration(declaration)) return withoutExport(declaration.getText());
  if (ts.isTypeAliasDeclaration(declaration)) return printAlias(checker, symbol, declaration);
  if (ts.isClassDeclaration(declaration)) return printClass(checker, declaration);
  if (ts.isFunctionDeclaration(declaration)) return printFunction(checker, declaration);
  if (ts.isVariableDeclaration(declaration)) return printValue(checker, symbol, declaration);
  return '';
}

const withoutExport = (text: string) => text.replace(/^export (declare )?/, '');

/** What is computed from a value is shown computed; what a person wrote is shown as it was written. */
function printAlias(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.TypeAliasDeclaration): string {
  const written = withoutExport(declaration.getText());
  if (!/\btypeof\b/.test(written) || declaration.typeParameters !== undefined) return written;
  const computed = printType(checker, checker.getDeclaredTypeOfSymbol(symbol), declaration);
  return computed === null ? written : `type ${symbol.name} = ${computed};`;
}

function printType(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): string | null {
  const text = checker.typeToString(type, at, flags);
  return text.length > readableLength || text.includes('import(') ? null : breakLines(text);
}

function printFunction(checker: ts.TypeChecker, declaration: ts.FunctionDeclaration): string {
  const { body } = declaration;
  // An implementation behind overloads is nothing that a caller sees.
  if (body === undefined) return withoutExport(declaration.getText());
  const head = declaration.getText().slice(0, body.getStart() - declaration.getStart());
  const written = withoutExport(head)
    .replace(/^async /, '')
    .trim();
  if (declaration.type !== undefined) return `${written};`;
  const signature = checker.getSignatureFromDeclaration(declaration);
  const result = signature && printType(checker, checker.getReturnTypeOfSignature(signature), declaration);
  return result ? `${written}: ${result};` : `${written};`;
}

function printClass(checker: ts.TypeChecker, declaration: ts.ClassDeclaration): string {
  const members = declaration.members
    .filter((member) => !/^(private|protected) |^#/.test(member.getText()))
    .map((member) => {
      const comment = ts.getJSDocCommentsAndTags(member).map((node) => `  ${node.getText()}\n`);
      const body = 'body' in member ? (member.body as ts.Node | undefined) : undefined;
      const initializer = ts.isPropertyDeclaration(member) ? member.initializer : undefined;
      const end = (body ?? initializer)?.getStart() ?? member.getEnd();
      const head = member.getText().slice(0, end - member.getStart());
      const isUntyped = ts.isPropertyDeclaration(member) && member.type === undefined;
      const type = isUntyped ? `: ${checker.typeToString(checker.getTypeAtLocation(member), member, flags)}` : '';
      return `${comment.join('')}  ${head.replace(/\s*=?\s*;?\s*$/, '')}${type};`;
    });
  const heritage = declaration.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? '';
  return `class ${declaration.name?.text}${heritage} {\n${members.join('\n')}\n}`;
}

function printValue(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.VariableDeclaration): string {
  const type = checker.getTypeOfSymbol(symbol);
  if (type.symbol?.name === 'StateMachine') return printChart(checker, symbol, type, declaration);
  const schema = outputOf(checker, type);
  if (schema !== undefined) {
    const output = printType(checker, schema, declaration);
    return `const ${symbol.name}: z.ZodMiniType<${output ?? '…'}>;`;
  }
  const computed = printType(checker, type, declaration);
  if (computed !== null) return `const ${symbol.name}: ${computed};`;
  const written = declaration.initializer?.getText() ?? '…';
  return `const ${symbol.name} = ${written.length > longestValue ? '…' : written};`;
}

/** What a zod schema lets through. */
function outputOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const inside = type.getProperty('_zod');
  const output = inside && checker.getTypeOfSymbol(inside).getProperty('output');
  return output && checker.getTypeOfSymbol(output);
}

/** XState's word where a chart takes no input. */
const unknownInput = 'NonReducibleUnknown';
const chartFlags = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** A chart by what its users name: its whole type is pages long and belongs to XState. */
function printChart(checker: ts.TypeChecker, symbol: ts.Symbol, type: ts.Type, at: ts.Node): string {
  // Only a reference to a generic type has arguments, and StateMachine is one.
  const given = checker.getTypeArguments(type as ts.TypeReference);
  const shown = (
    [
      ['context', 0],
      ['event', 1],
      ['input', 9],
      ['emitted', 11],
    ] as const
  ).map(([role, index]) => {
    const argument = given[index];
    const text = argument === undefined ? unknownInput : checker.typeToString(argument, at, chartFlags);
    return `// ${role}: ${text === unknownInput ? 'none' : text}`;
  });
  return `const ${symbol.name}: StateMachine;\n${shown.join('\n')}`;
}
