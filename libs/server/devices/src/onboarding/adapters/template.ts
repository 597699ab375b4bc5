import { memberOf } from './read-json.ts';

/** What a template of Home Assistant (Jinja2) says, where it is one of the few forms that are understood; it is never run. */
export type Template =
  | { readonly kind: 'path'; readonly of: 'text' | 'json'; readonly path: readonly string[] }
  | { readonly kind: 'literal'; readonly value: string | number }
  | { readonly kind: 'filter'; readonly name: Filter; readonly digits: number; readonly of: Template }
  | { readonly kind: 'defined'; readonly of: Template; readonly isNot: boolean }
  | { readonly kind: 'equal'; readonly left: Template; readonly right: Template; readonly isNot: boolean }
  | { readonly kind: 'choice'; readonly condition: Template; readonly chosen: Template; readonly otherwise: Template };

const filters = ['float', 'int', 'round', 'lower', 'upper', 'trim', 'string', 'abs', 'is_defined'] as const;
type Filter = (typeof filters)[number];

/** The longest template that is read, and the most words of one. */
export const templateLimits = { characters: 400, tokens: 80, depth: 8 } as const;

const tokenPattern = /\s*([A-Za-z_]\w*|\d+(?:\.\d+)?|'[^'\\]*'|"[^"\\]*"|==|!=|[.|()[\],-])/y;

/** Reads `{{ … }}`; null for what is beyond the subset: "template not supported", never evaluated. */
export function readTemplate(text: string): Template | null {
  if (text.length > templateLimits.characters) return null;
  const inside = /^\s*\{\{-?((?:(?!\}\}|\{\{|\{%)[\s\S])*?)-?\}\}\s*$/.exec(text)?.[1];
  const tokens = inside === undefined ? null : tokensOf(inside);
  if (tokens === null) return null;
  const reader = createReader(tokens);
  const template = reader.choice(0);
  return template !== null && reader.isDone() ? template : null;
}

function tokensOf(text: string): readonly string[] | null {
  const tokens: string[] = [];
  const trimmed = text.trimEnd();
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < trimmed.length) {
    const found = tokenPattern.exec(trimmed);
    if (found === null || tokens.length >= templateLimits.tokens) return null;
    tokens.push(found[1] ?? '');
  }
  return tokens;
}

function createReader(tokens: readonly string[]) {
  let at = 0;
  const take = (wanted: string) => (tokens[at] === wanted ? ((at += 1), true) : false);
  const next = () => tokens[at++] ?? '';

  /** `a if b else c` */
  function choice(depth: number): Template | null {
    if (depth > templateLimits.depth) return null;
    const chosen = test(depth);
    if (chosen === null || !take('if')) return chosen;
    const condition = test(depth);
    if (condition === null || !take('else')) return null;
    const otherwise = choice(depth + 1);
    return otherwise === null ? null : { kind: 'choice', condition, chosen, otherwise };
  }

  /** `a == b`, `a is defined` */
  function test(depth: number): Template | null {
    const left = filtered(depth);
    if (left === null) return null;
    if (take('is')) {
      const isNot = take('not');
      return take('defined') ? { kind: 'defined', of: left, isNot } : null;
    }
    const isNot = tokens[at] === '!=';
    if (!take('==') && !take('!=')) return left;
    const right = filtered(depth);
    return right === null ? null : { kind: 'equal', left, right, isNot };
  }

  /** `a | float | round(1)` */
  function filtered(depth: number): Template | null {
    let of = primary(depth);
    while (of !== null && take('|')) {
      const word = next();
      const name = filters.find((known) => known === word);
      const digits = take('(') ? digitsOf() : 0;
      of = name === undefined || digits === null ? null : { kind: 'filter', name, digits, of };
    }
    return of;
  }

  function digitsOf(): number | null {
    if (take(')')) return 0;
    const digits = next();
    return /^\d$/.test(digits) && take(')') ? Number(digits) : null;
  }

  function primary(depth: number): Template | null {
    if (take('(')) {
      const inside = choice(depth + 1);
      return take(')') ? inside : null;
    }
    const isNegative = take('-');
    const token = next();
    if (/^\d/.test(token)) return { kind: 'literal', value: isNegative ? -Number(token) : Number(token) };
    if (isNegative) return null;
    if (/^['"]/.test(token)) return { kind: 'literal', value: token.slice(1, -1) };
    if (token === 'value') return { kind: 'path', of: 'text', path: [] };
    return token === 'value_json' ? { kind: 'path', of: 'json', path: pathOf() } : null;
  }

  /** `.a['b'][0]`; what is not well formed leaves a token behind, and the whole is refused. */
  function pathOf(): readonly string[] {
    const path: string[] = [];
    for (;;) {
      if (tokens[at] === '.' && /^[A-Za-z_]/.test(tokens[at + 1] ?? '')) {
        path.push(tokens[at + 1] ?? '');
        at += 2;
      } else if (tokens[at] === '[' && /^['"\d]/.test(tokens[at + 1] ?? '') && tokens[at + 2] === ']') {
        path.push((tokens[at + 1] ?? '').replaceAll(/^['"]|['"]$/g, ''));
        at += 3;
      } else return path;
    }
  }

  return { choice, isDone: () => at === tokens.length };
}

/** What a template makes of a message; undefined where it finds nothing. */
export function evaluateTemplate(
  template: Template,
  message: { readonly text: string; readonly json: unknown },
): unknown {
  switch (template.kind) {
    case 'literal':
      return template.value;
    case 'path':
      return template.of === 'text' ? message.text : template.path.reduce(memberOf, message.json);
    case 'filter':
      return filterOf(template, evaluateTemplate(template.of, message));
    case 'defined':
      return (evaluateTemplate(template.of, message) !== undefined) !== template.isNot;
    case 'equal':
      return (
        (evaluateTemplate(template.left, message) === evaluateTemplate(template.right, message)) !== template.isNot
      );
    case 'choice': {
      const isTrue = Boolean(evaluateTemplate(template.condition, message));
      return evaluateTemplate(isTrue ? template.chosen : template.otherwise, message);
    }
  }
}

function filterOf({ name, digits }: { readonly name: Filter; readonly digits: number }, value: unknown): unknown {
  // What is not there is no value: the filter of OpenMQTTGateway, which others ignore the whole message for.
  if (name === 'is_defined') return value;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  // Jinja2 writes them as Python does.
  const text = typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
  const number = text.trim() === '' ? Number.NaN : Number(value);
  switch (name) {
    case 'float':
      return Number.isFinite(number) ? number : undefined;
    case 'int':
      return Number.isFinite(number) ? Math.trunc(number) : undefined;
    case 'abs':
      return Number.isFinite(number) ? Math.abs(number) : undefined;
    case 'round':
      return Number.isFinite(number) ? Math.round(number * 10 ** digits) / 10 ** digits : undefined;
    case 'lower':
      return text.toLowerCase();
    case 'upper':
      return text.toUpperCase();
    case 'trim':
      return text.trim();
    case 'string':
      return text;
  }
}
