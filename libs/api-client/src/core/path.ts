type Value = string | number | boolean;
export type PathParams = Readonly<Record<string, Value>>;
export type Query = Readonly<Record<string, Value | readonly Value[] | null | undefined>>;

/** Fills `{name}` parts. Throws a TypeError for a missing or empty one: the path would name another call. */
export function fillPath(template: string, params: PathParams = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${template} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** `?a=1&b=2`, or an empty text. Undefined and null are left out, a list repeats its name. */
export function queryString(query: Query = {}): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of typeof value === 'object' ? value : [value]) parts.append(name, String(one));
  }
  return parts.size === 0 ? '' : `?${parts}`;
}
