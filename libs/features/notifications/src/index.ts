export { Bell, preloadNotificationCentre } from './bell.tsx';
