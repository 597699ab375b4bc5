export { ResidentNews } from './resident-news.tsx';
