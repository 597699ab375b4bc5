export { BuildingProvider, useCurrentBuilding } from './building-context.tsx';
export { buildingKindIcons } from './building-kind-icons.ts';
export { OnlineBar } from './parts/online-bar.tsx';
export { useBuildingTexts } from './texts.ts';
export { useSend } from './parts/use-send.ts';
