import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Tarball } from './pack.ts';

/**
 * What publint and attw say about a tarball; one line each. The packages are ES modules only, so attw is asked as its
 * profile `esm-only` does: `require` and the resolution of TypeScript 4 are no promise of theirs.
 */
export async function checkEntryPoints({ name, file }: Tarball): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(file));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer } });
  const analysis = await checkPackage(createPackageFromTarballData(bytes), {
    excludeEntrypoints: [/\.css$/, /\/fonts\//],
  });
  if (analysis.types === false) return [`${name} has no types`];
  return [
    ...messages.map((message) => `${name} publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`),
    ...analysis.problems.filter(isPromised).map((problem) => `${name} attw: ${describe(problem)}`),
  ];
}

function isPromised(problem: Problem): boolean {
  return !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(problem.resolutionKind);
}

function describe(problem: Problem): string {
  const where = 'entrypoint' in problem ? ` at ${problem.entrypoint} (${problem.resolutionKind})` : '';
  return `${problemKindInfo[problem.kind].shortDescription}${where}`;
}
