import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  frame: ['LanguageSwitch', 'usePublicTexts'],
  landing: ['LandingPage'],
  'legal/cookie': ['CookiePage'],
  legal: ['termsVersion'],
  'legal/privacy': ['PrivacyPage'],
  'legal/terms': ['TermsPage', 'termsVersion'],
  visitor: ['usePublicRead', 'VisitorPage'],
});
