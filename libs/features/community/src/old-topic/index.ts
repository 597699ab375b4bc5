export { OldTopicPage } from './old-topic-page.tsx';
