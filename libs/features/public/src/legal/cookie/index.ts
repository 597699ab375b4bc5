export { CookiePage } from './cookie-page.tsx';
