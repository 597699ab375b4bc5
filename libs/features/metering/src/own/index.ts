export { OwnMetersPage } from './own-meters-page.tsx';
