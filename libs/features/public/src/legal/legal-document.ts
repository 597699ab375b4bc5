export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

interface LegalSection {
  /** Fragment of the address, so that a section can be pointed at; the same in both languages. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly summary: string;
  /** `2026-11-01`: what a person agreed to is recorded by it. */
  readonly version: string;
  /** The sentence with the day from which it holds. */
  readonly inForce: string;
  readonly contentsLabel: string;
  readonly sections: readonly LegalSection[];
}

/** A paragraph. */
export const text = (words: string): LegalBlock => ({ kind: 'text', text: words });
/** A bulleted list. */
export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items });
/** A table; the first row is its head. */
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): LegalBlock => ({
  kind: 'table',
  head,
  rows,
});
