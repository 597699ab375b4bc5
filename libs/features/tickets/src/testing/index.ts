export { showTold } from './show-told.tsx';
