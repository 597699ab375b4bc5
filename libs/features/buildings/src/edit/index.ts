export { BuildingActions } from './building-actions.tsx';
export { ArchivedNotice } from './archived-notice.tsx';
