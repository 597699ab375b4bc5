export { NoticeBoard } from './notice-board.tsx';
