import type { BuildManifest, RouteRule } from '@imah/contract/system';

/** The path alone, without query, hash and the slash at its end. */
export function plainPath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/**
 * The rules of a path, merged from the general to the particular: wildcards (`/imah` or `/imah/**`
 * holds for everything below it) from the shortest on, then patterns with `{name}`, `:name` or `*`
 * as a level, then the path itself.
 */
export function routeRulesFor(matcher: BuildManifest['matcher'], path: string): RouteRule {
  const plain = plainPath(path);
  const wildcards = Object.entries(matcher.wildcard)
    .map(([key, rule]): [string, RouteRule] => [plainPath(key.replace(/\/\*\*$/, '')), rule])
    .filter(([key]) => key === '/' || plain === key || plain.startsWith(`${key}/`))
    .toSorted(([one], [other]) => one.length - other.length)
    .map(([, rule]) => rule);
  const dynamic = Object.entries(matcher.dynamic)
    .filter(([pattern]) => matches(pattern, plain))
    .map(([, rule]) => rule);
  return Object.assign({}, ...wildcards, ...dynamic, matcher.static[plain]);
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((level, index) => isOpen(level) || level === given[index]);
}

function isOpen(level: string): boolean {
  return level === '*' || level.startsWith(':') || /^\{.+\}$/.test(level);
}
