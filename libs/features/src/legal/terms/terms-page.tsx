import { defineLocalized } from '../../i18n/define-localized.ts';
import { LegalPage } from '../parts/legal-page.tsx';
import { termsId } from './terms-id.ts';

const useTerms = defineLocalized({ id: termsId, loadEn: async () => (await import('./terms-en.ts')).termsEn });

export function TermsPage() {
  return <LegalPage document={useTerms()} />;
}
