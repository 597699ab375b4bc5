import { defineLocalized } from '@imah/app/i18n';
import { LegalPage } from '../parts/legal-page.tsx';
import { termsId } from './terms-id.ts';

const useTerms = defineLocalized({ id: termsId, loadEn: async () => (await import('./terms-en.ts')).termsEn });

export function TermsPage() {
  return <LegalPage document={useTerms()} />;
}
