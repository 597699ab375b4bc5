export { TopicBoard, type TopicBoardProps } from './topic-board.tsx';
