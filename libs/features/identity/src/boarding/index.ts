export { BoardingPage } from './boarding-page.tsx';
