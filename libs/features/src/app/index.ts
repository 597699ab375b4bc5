export { type AppPorts, AppProvider, useApp } from './app-ports.tsx';
export { useCan, useViews } from './use-can.ts';
