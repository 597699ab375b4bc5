export { startSimulator } from './start-simulator.ts';
