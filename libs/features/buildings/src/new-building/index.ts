export { NewBuildingPage } from './new-building-page.tsx';
