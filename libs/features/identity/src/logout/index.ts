export { LogoutPage } from './logout-page.tsx';
