import { testCatalogues } from './i18n/testing/index.ts';

testCatalogues({
  indonesian: import.meta.glob('./**/messages/id.ts', { eager: true }),
  english: import.meta.glob('./**/messages/en.ts', { eager: true }),
});
