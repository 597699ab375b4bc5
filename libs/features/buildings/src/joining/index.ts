export { JoiningSection } from './joining-section.tsx';
