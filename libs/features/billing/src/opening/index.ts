export { OpeningPage } from './opening-page.tsx';
