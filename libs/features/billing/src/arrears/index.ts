export { ArrearsPage } from './arrears-page.tsx';
