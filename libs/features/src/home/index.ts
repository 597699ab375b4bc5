export { BerandaPage } from './beranda-page.tsx';
