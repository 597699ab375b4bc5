import type { Plugin } from 'vite';

/**
 * The package of the router names its development build alone, warnings for developers included; its production build
 * lies beside it. What ships is the latter.
 */
export function productionRouter(): Plugin {
  return {
    name: 'imah-production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: productionPathOf(found.id) };
    },
  };
}

/** The same file in the production build. */
export const productionPathOf = (path: string): string => path.replace('/dist/development/', '/dist/production/');
