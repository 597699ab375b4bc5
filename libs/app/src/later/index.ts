export { laterPages, type LaterSubject } from './later-pages.ts';
export { SoonPage } from './soon-page.tsx';
export { NotYetPage } from './not-yet-page.tsx';
