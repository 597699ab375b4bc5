export { TopicsPage } from './topics-page.tsx';
