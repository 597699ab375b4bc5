import { defineLocalized } from '../../i18n/define-localized.ts';
import { LegalPage } from '../parts/legal-page.tsx';
import { cookieId } from './cookie-id.ts';

const useCookie = defineLocalized({ id: cookieId, loadEn: async () => (await import('./cookie-en.ts')).cookieEn });

export function CookiePage() {
  return <LegalPage document={useCookie()} />;
}
