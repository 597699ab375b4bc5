export { inLanguageOfReader } from './reader-language.ts';
export { namesOf, shownName, shownNameSql } from './shown-name.ts';
