export { LupaPage } from './lupa-page.tsx';
