export { type AppPorts, AppProvider, type UnansweredPerson, useApp } from './app-ports.tsx';
export { useCan, usePolicyActor, useViews } from './use-can.ts';
export { sideOf } from './ticket-side.ts';
export { inOtherWords, type SomeOf, useTextsBySide } from './texts-by-side.ts';
export { useNamesBuilding } from './page-building.tsx';
export { seesDashboard } from './sees-dashboard.ts';
export { viewAsOrigin } from './view-as-origin.ts';
export { type TicketSide } from './ticket-side.ts';
