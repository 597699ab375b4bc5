export { TopicPage } from './topic-page.tsx';
