/** The forms of a name that templates need, made from its kebab-case form. */
export interface Names {
  /** `status-badge` */
  readonly kebab: string;
  /** `statusBadge` */
  readonly camel: string;
  /** `StatusBadge` */
  readonly pascal: string;
}

/** Null when `text` is not lower-case words joined by hyphens. */
export function namesOf(text: string | undefined): Names | null {
  if (text === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return null;
  const pascal = text
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return { kebab: text, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}
