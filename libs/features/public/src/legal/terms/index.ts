export { TermsPage } from './terms-page.tsx';
export { termsVersion } from './terms-version.ts';
