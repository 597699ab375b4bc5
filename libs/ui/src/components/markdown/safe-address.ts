// Any origin does: what counts is whether an address leads away from it.
const here = 'https://here.invalid';
const elsewhere: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address when following it can do no harm: of the web, of mail, of a telephone, or inside of this site. The parser
 * of the browser itself says where it leads. undefined for everything else, `javascript:` and `data:` first of all, and
 * for what looks like a path of this site and is none (`/\\elsewhere.example`).
 */
export function safeAddress(href: string): string | undefined {
  const address = href.trim();
  if (/^[/#]/.test(address)) return leadsInside(address) ? address : undefined;
  const url = parse(address);
  return url !== null && elsewhere.has(url.protocol) && /^(?:https?:\/\/|mailto:|tel:)/i.test(address)
    ? address
    : undefined;
}

/** Whether a browser on a page of this site stays on it. */
function leadsInside(address: string): boolean {
  return parse(address, here)?.origin === here;
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
