export { storyRoutes } from './story-routes.ts';
