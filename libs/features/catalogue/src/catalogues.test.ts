import { testCatalogues } from '@imah/app/i18n/testing';

testCatalogues({
  indonesian: import.meta.glob('./**/messages/id.ts', { eager: true }),
  english: import.meta.glob('./**/messages/en.ts', { eager: true }),
});
