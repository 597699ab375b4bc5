import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { binOf } from '../run/workspace.ts';

const settings = {
  strict: true,
  noEmit: true,
  target: 'ES2023',
  // mqtt.js and the adapters of pages name types of the browser.
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  // The declarations themselves are what is looked at.
  skipLibCheck: false,
  jsx: 'react-jsx',
};
const ways = [
  { module: 'ESNext', moduleResolution: 'bundler' },
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
] as const;

/**
 * Compiles a program that imports every door, in every way of resolving. Older compilers read the declarations as well:
 * attw resolves with TypeScript 5.6.
 */
export async function checkTypes(folder: string, doors: readonly string[]): Promise<string[]> {
  const imports = doors.map((door, index) => `import * as door${index} from '${door}';\n`);
  const names = doors.map((_, index) => `door${index}`);
  writeFileSync(`${folder}/consumer.ts`, `${imports.join('')}export const doors: object[] = [${names.join(', ')}];\n`);
  const found = await Promise.all(ways.map((way) => compile(folder, way)));
  return found.flatMap((errors, index) =>
    errors.map((error) => `moduleResolution ${ways[index]?.moduleResolution}: ${error}`),
  );
}

function compile(folder: string, way: (typeof ways)[number]): Promise<string[]> {
  const project = `${folder}/tsconfig.${way.moduleResolution}.json`;
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...settings, ...way }, files: ['consumer.ts'] }));
  const args = [binOf('@typescript/native', 'tsc'), '-p', project, '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      resolve(error === null ? [] : `${stdout}${stderr}`.trim().split('\n'));
    });
  });
}
