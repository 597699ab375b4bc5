export { BuildingActions } from './building-actions.tsx';
export { ArchivedCallout } from './archived-callout.tsx';
