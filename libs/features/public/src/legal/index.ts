export { termsVersion } from './terms/terms-version.ts';
