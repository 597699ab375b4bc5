export { laterPages, type LaterSubject } from './later-pages.ts';
export { NotYetPage } from './not-yet-page.tsx';
