export { OwnMeters } from './own-meters.tsx';
export { ResidentNews } from './resident-news.tsx';
