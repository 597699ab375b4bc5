export { AkunPage } from './akun-page.tsx';
