import { useApp } from './app-ports.tsx';
import { sideOf } from './ticket-side.ts';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The sentences of a catalogue that are said in another way. */
export type SomeOf<M> = { readonly [K in keyof M]?: M[K] extends string ? string : SomeOf<M[K]> };

/**
 * A catalogue with some of its sentences said in another way. A built catalogue holds what a sentence was compiled to: a
 * text, or a list of its parts.
 */
export function inOtherWords<const M extends Catalogue>(catalogue: M, others: SomeOf<NoInfer<M>>): M {
  const said = Object.entries<unknown>(catalogue).map(([key, text]) => {
    const other: unknown = Reflect.get(others, key);
    if (other === undefined) return [key, text];
    return [key, isGroup(text) && isGroup(other) ? inOtherWords(text, other) : other];
  });
  // Its keys are those of the catalogue.
  return Object.fromEntries(said) as M;
}

function isGroup(part: unknown): part is Catalogue {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** The texts of a domain for who is signed in: residents speak of their reports where the staff have tickets. */
export function useTextsBySide<T>(useStaffTexts: () => T, useReportTexts: () => T): T {
  const { person } = useApp();
  const useTexts = sideOf(person) === 'reports' ? useReportTexts : useStaffTexts;
  return useTexts();
}
