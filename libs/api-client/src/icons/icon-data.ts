/** What stands inside an `<svg viewBox="left top width height">`. */
export interface IconData {
  readonly body: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface IconName {
  readonly collection: string;
  readonly icon: string;
}

/** `lucide:droplets` in its parts; null for anything that is no icon's name. */
export function parseIconName(name: string): IconName | null {
  const parts = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name);
  const [, collection, icon] = parts ?? [];
  return collection === undefined || icon === undefined ? null : { collection, icon };
}

/** Bodies go into the page as markup, also those of a public service: nothing that runs or loads may be in one. */
const forbidden =
  /<\s*\/?\s*(script|foreignobject|iframe|image|use|a|style|set|animate)\b|\bon\w+\s*=|javascript:|url\s*\(\s*['"]?(?!#)/i;

/** The icons that an answer in Iconify's JSON format holds; what it lacks or may not be shown is left out. */
export function readIcons(answer: unknown, icons: readonly string[]): Map<string, IconData> {
  const found = new Map<string, IconData>();
  if (!isRecord(answer) || !isRecord(answer['icons'])) return found;
  for (const icon of icons) {
    const entry = answer['icons'][parentOf(answer['aliases'], icon)];
    if (!isRecord(entry) || typeof entry['body'] !== 'string' || forbidden.test(entry['body'])) continue;
    const size = (key: string, fallback: number) => number(entry[key]) ?? number(answer[key]) ?? fallback;
    found.set(icon, {
      body: entry['body'],
      left: size('left', 0),
      top: size('top', 0),
      width: size('width', 16),
      height: size('height', 16),
    });
  }
  return found;
}

/**
 * The icon that an alias leads to, through other aliases as well. One that also turns or mirrors its
 * parent counts as missing: shown unturned it would say something else.
 */
function parentOf(aliases: unknown, icon: string): string {
  let name = icon;
  for (let step = 0; step < longestAliasChain; step += 1) {
    const alias = isRecord(aliases) ? aliases[name] : undefined;
    if (!isRecord(alias) || typeof alias['parent'] !== 'string') return name;
    if (alias['rotate'] || alias['hFlip'] || alias['vFlip']) return icon;
    name = alias['parent'];
  }
  return icon;
}

/** Iconify allows this many; a longer one is a circle. */
const longestAliasChain = 5;

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
