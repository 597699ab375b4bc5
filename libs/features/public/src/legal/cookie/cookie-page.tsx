import { defineLocalized } from '@imah/app/i18n';
import { LegalPage } from '../parts/legal-page.tsx';
import { cookieId } from './cookie-id.ts';

const useCookie = defineLocalized({ id: cookieId, loadEn: async () => (await import('./cookie-en.ts')).cookieEn });

export function CookiePage() {
  return <LegalPage document={useCookie()} />;
}
