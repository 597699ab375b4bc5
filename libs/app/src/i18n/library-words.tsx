import { type englishLabels, LabelsProvider } from '@imah/ui';
import type { ReactNode } from 'react';
import { defineLocalized } from './define-localized.ts';

// Indonesian is what the design system says by itself.
const useWords = defineLocalized<Partial<typeof englishLabels>>({
  id: {},
  loadEn: async () => (await import('./english-library-words.ts')).englishLibraryWords,
});

/** Lets the design system's own parts ("Tutup", "Langsung ke isi") speak the language in use. */
export function LibraryWords({ children }: { readonly children: ReactNode }) {
  return <LabelsProvider labels={useWords()}>{children}</LabelsProvider>;
}
