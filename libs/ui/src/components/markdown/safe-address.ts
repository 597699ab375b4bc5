/**
 * The address when following it can do no harm: of the web, of mail, of a telephone, or inside of this site.
 * undefined for everything else, `javascript:` and `data:` first of all.
 */
export function safeAddress(href: string): string | undefined {
  const address = href.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return address;
  return /^(?:\/(?!\/)|#)/.test(address) ? address : undefined;
}
