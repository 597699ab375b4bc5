export { type AppPorts, AppProvider, useApp } from './app-ports.tsx';
export { useCan } from './use-can.ts';
