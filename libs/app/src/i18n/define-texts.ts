import { createTranslator } from 'use-intl/core';
import { defineLocalized } from './define-localized.ts';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The shape a translation must have: exactly the keys of the Indonesian catalogue. */
export type TranslationOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TranslationOf<T[K]> };

export interface TextsDefinition<M extends Catalogue> {
  readonly id: M;
  /** Loads the English catalogue when somebody first needs it. */
  readonly loadEn: () => Promise<TranslationOf<M>>;
}

export type Texts<M extends Catalogue> = ReturnType<typeof createTranslator<M>>;

/** Makes the hook with which one page or domain reads its texts; keys and parameters are typed. */
export function defineTexts<const M extends Catalogue>({ id, loadEn }: TextsDefinition<M>): () => Texts<M> {
  return defineLocalized<Texts<M>>({
    id: createTranslator<M>({ locale: 'id', messages: id }),
    loadEn: async () => {
      const messages = await loadEn();
      // Same keys by type; the parameters of both languages are compared by the catalogue test.
      return createTranslator<M>({ locale: 'en', messages: messages as unknown as M });
    },
  });
}
