export { TopicBoard } from './topic-board.tsx';
export { TopicRows } from './topic-rows.tsx';
