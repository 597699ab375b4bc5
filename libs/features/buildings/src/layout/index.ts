export { BuildingLayout } from './building-layout.tsx';
