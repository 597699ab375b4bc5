import type { Names } from './names.ts';

const libraries = ['app', 'ui'];

/** What makes the folder of a domain a project: its package and its settings for the compiler. */
export function featureProject(
  { kebab, pascal }: Names,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const folder = `libs/features/${kebab}`;
  const shipped = Object.fromEntries(libraries.map((library) => [`@imah/${library}`, '0.1.0']));
  const root = '../../..';
  return {
    [`${folder}/package.json`]: json({
      name: `@imah/features-${kebab}`,
      version: '0.1.0',
      private: true,
      description: `${pascal}: say here what the domain is for.`,
      type: 'module',
      sideEffects: ['**/*.css', '**/*.css.ts'],
      exports: { '.': './src/index.ts', './*': './src/*/index.ts', './package.json': './package.json' },
      scripts: {
        typecheck: 'tsc -b',
        lint: `oxlint --config ${root}/.oxlintrc.json .`,
        test: `node ${root}/tools/test/vitest-project.ts node browser`,
      },
      dependencies: { ...shipped, react: versions['react'] },
      nx: { tags: ['layer:features'] },
    }),
    [`${folder}/tsconfig.json`]: onOneLine(
      json({
        extends: `${root}/tsconfig.base.json`,
        compilerOptions: {
          rootDir: 'src',
          outDir: 'node_modules/.cache/tsc',
          tsBuildInfoFile: 'node_modules/.cache/tsc/.tsbuildinfo',
          types: ['vite/client', 'node', 'vitest/browser'],
        },
        include: ['src'],
        references: libraries.map((library) => ({ path: `../../${library}` })),
      }),
    ),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Lists of words on one line, as the formatter has them in every file but a package's. */
const onOneLine = (text: string) =>
  text.replaceAll(/\[\s*("[^\]{}]*")\s*\]/g, (_all, words: string) => `[${words.replaceAll(/\s*\n\s*/g, ' ')}]`);
