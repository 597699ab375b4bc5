import { defineLocalized } from '@imah/app/i18n';
import { LegalPage } from '../parts/legal-page.tsx';
import { privacyId } from './privacy-id.ts';

const usePrivacy = defineLocalized({ id: privacyId, loadEn: async () => (await import('./privacy-en.ts')).privacyEn });

export function PrivacyPage() {
  return <LegalPage document={usePrivacy()} />;
}
