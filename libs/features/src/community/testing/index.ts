export { discussion, people, posts, reach, topicRows } from './topic-fixtures.ts';
