export { OutageBoard } from './outage-board.tsx';
