export { startInspector } from './inspector/start-inspector.ts';
