export type KnownPaths = (path: string) => boolean;

/** A test for the patterns of a route map: `/imah/building/:id`, `/imah/new/ticket/:buildingId?`, `/docs/*`. */
export function compileKnownPaths(patterns: readonly string[]): KnownPaths {
  const known = patterns.map(toExpression);
  return (path) => {
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
    return known.some((expression) => expression.test(trimmed || '/'));
  };
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function toExpression(pattern: string): RegExp {
  const segments = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      return segment.endsWith('?') ? `(?:/${escape(segment.slice(0, -1))})?` : `/${escape(segment)}`;
    });
  return new RegExp(`^${segments.join('') || '/'}$`);
}
