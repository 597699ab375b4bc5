import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { binOf } from '../run/workspace.ts';
import { entryPointsOf, type Manifest } from './libraries.ts';

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
 * The programs of a package's README, each as a file, so that they compile as they are written.
 * Answers with the files' names.
 */
function writeReadmePrograms(folder: string, { name }: Manifest): string[] {
  const readme = readFileSync(`${folder}/node_modules/${name}/README.md`, 'utf8');
  return [...readme.matchAll(/```(tsx?)(?: run)?\n([\s\S]+?)```/g)].map(([, extension, program = ''], index) => {
    const file = `readme-${name.split('/').at(-1)}-${index}.${extension}`;
    writeFileSync(`${folder}/${file}`, program);
    return file;
  });
}

/**
 * Compiles a program that imports every entry point, and those of the READMEs, in every way of resolving. Older compilers read the declarations as well:
 * attw resolves with TypeScript 5.6.
 */
export async function checkTypes(folder: string, manifests: readonly Manifest[]): Promise<string[]> {
  const entryPoints = manifests.flatMap(entryPointsOf);
  const imports = entryPoints.map((entryPoint, index) => `import * as entryPoint${index} from '${entryPoint}';\n`);
  const names = entryPoints.map((_, index) => `entryPoint${index}`);
  writeFileSync(
    `${folder}/consumer.ts`,
    `${imports.join('')}export const entryPoints: object[] = [${names.join(', ')}];\n`,
  );
  const files = ['consumer.ts', ...manifests.flatMap((manifest) => writeReadmePrograms(folder, manifest))];
  const found = await Promise.all(ways.map((way) => compile(folder, files, way)));
  return found.flatMap((errors, index) =>
    errors.map((error) => `moduleResolution ${ways[index]?.moduleResolution}: ${error}`),
  );
}

function compile(folder: string, files: readonly string[], way: (typeof ways)[number]): Promise<string[]> {
  const project = `${folder}/tsconfig.${way.moduleResolution}.json`;
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...settings, ...way }, files }));
  const args = [binOf('@typescript/native', 'tsc'), '-p', project, '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      resolve(error === null ? [] : `${stdout}${stderr}`.trim().split('\n'));
    });
  });
}
