export { TodayRows } from './today-list.tsx';
